import { sql, type Kysely } from 'kysely';

/** The custom channel of a brand: API keys, webhook endpoints and the deliveries to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table api_keys (
      brand_id text not null,
      key_id text not null,
      name text not null,
      hash text not null,
      last_four text not null,
      scopes jsonb not null,
      per_minute integer not null,
      next_allowed_ms bigint not null,
      created_by text not null,
      created_at timestamptz not null,
      last_used_at timestamptz,
      revoked_at timestamptz,
      constraint api_keys_pkey primary key (brand_id, key_id)
    )`.execute(db);
  await sql`create unique index api_keys_by_hash on api_keys (brand_id, hash)`.execute(db);
  await sql`
    create table webhook_endpoints (
      brand_id text not null,
      endpoint_id text not null,
      url text not null,
      topics jsonb not null,
      secret text not null,
      is_active boolean not null,
      failures integer not null,
      read_until text not null,
      version integer not null default 1,
      updated_by text not null default '',
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint webhook_endpoints_pkey primary key (brand_id, endpoint_id)
    )`.execute(db);
  await sql`
    create table webhook_deliveries (
      brand_id text not null,
      delivery_id text not null,
      endpoint_id text not null,
      event_id text not null,
      topic text not null,
      body text not null,
      state text not null,
      tries integer not null,
      status integer not null,
      ms integer not null,
      problem text not null,
      send_after timestamptz,
      created_at timestamptz not null,
      tried_at timestamptz,
      constraint webhook_deliveries_pkey primary key (brand_id, delivery_id)
    )`.execute(db);
  await sql`create unique index webhook_deliveries_by_event on webhook_deliveries (brand_id, endpoint_id, event_id)`.execute(
    db,
  );
  await sql`create index webhook_deliveries_to_send on webhook_deliveries (send_after) where send_after is not null`.execute(
    db,
  );
  for (const table of ['api_keys', 'webhook_endpoints', 'webhook_deliveries'])
    await sql`alter table ${sql.table(table)} alter column brand_id set (n_distinct = 20)`.execute(db);
}
