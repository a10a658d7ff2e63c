import type { Kysely } from 'kysely';

/** How a product may be packed. Unrestricted by default. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('skus')
    .addColumn('rotations', 'text', (c) => c.notNull().defaultTo('any'))
    .addColumn('fragile', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('do_not_mix', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('ships_in_own_box', 'boolean', (c) => c.notNull().defaultTo(false))
    .execute();
}
