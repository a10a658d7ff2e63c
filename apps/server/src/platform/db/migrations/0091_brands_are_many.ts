import { sql, type Kysely } from 'kysely';

/**
 * Tells the planner that a brand has many rows. Of a table that was counted while it had one row it believes that `brand_id`
 * finds one, and takes any index that begins with it: until the next count, each update of a table that grew to 20,000 rows
 * meanwhile read all of them. The number holds from the next count on; of brands that are many of a table's rows the true
 * share is known beside it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and attname = 'brand_id'`.execute(
    db,
  );
  for (const { name } of rows)
    await sql`alter table ${sql.table(name)} alter column brand_id set (n_distinct = 20)`.execute(db);
}
