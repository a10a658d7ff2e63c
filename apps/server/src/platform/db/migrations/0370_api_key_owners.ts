import { sql, type Kysely } from 'kysely';

interface Key {
  brand_id: string;
  key_id: string;
  created_by: string;
}

interface Person {
  user_id: string;
  name: string;
  is_owner: boolean;
}

/**
 * Whose rights an API key has: its creator's, or the first owner's if the name of the creator isn't clear. Key by key,
 * because a cluster can't join within an update.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table api_keys add column user_id text`.execute(db);
  const { rows: keys } = await sql<Key>`select brand_id, key_id, created_by from api_keys`.execute(db);
  for (const { brand_id, key_id, created_by } of keys) {
    const { rows: people } = await sql<Person>`
      select user_id, name, business_role = 'owner' as is_owner from users
      where brand_id = ${brand_id} and is_active order by created_at, user_id`.execute(db);
    const [named, another] = people.filter(({ name }) => name === created_by);
    const owner = named && !another ? named : people.find(({ is_owner }) => is_owner);
    await sql`
      update api_keys set user_id = ${owner?.user_id ?? ''}
      where brand_id = ${brand_id} and key_id = ${key_id}`.execute(db);
  }
  await sql`alter table api_keys alter column user_id set not null`.execute(db);
}
