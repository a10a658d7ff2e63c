import { sql, type Kysely } from 'kysely';

/** Whose rights an API key has: its creator's, or the first owner's if the name of the creator isn't clear. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table api_keys add column user_id text`.execute(db);
  await sql`
    update api_keys set user_id = coalesce(
      (select min(users.user_id) from users
        where users.brand_id = api_keys.brand_id and users.is_active and users.name = api_keys.created_by
        having count(*) = 1),
      (select users.user_id from users
        where users.brand_id = api_keys.brand_id and users.is_active and users.business_role = 'owner'
        order by users.created_at, users.user_id limit 1),
      '')`.execute(db);
  await sql`alter table api_keys alter column user_id set not null`.execute(db);
}
