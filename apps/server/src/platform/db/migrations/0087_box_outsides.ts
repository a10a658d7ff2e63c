import { sql, type Kysely } from 'kysely';

/** Cost, empty weight and outer dimensions of a box. By default it costs and weighs nothing and has no walls. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table boxes
      add column box_cost_paise bigint not null default 0,
      add column empty_weight integer not null default 0,
      add column outer_length double precision,
      add column outer_width double precision,
      add column outer_height double precision`.execute(db);
}
