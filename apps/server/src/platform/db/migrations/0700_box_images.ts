import { sql, type Kysely } from 'kysely';

/** The images of a box size after the first, which stays in box_image. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table boxes add column more_images jsonb not null default '[]'`.execute(db);
}
