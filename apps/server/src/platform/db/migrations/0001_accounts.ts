import type { Kysely } from 'kysely';
import { runScript } from '../script.ts';

/**
 * Brands, people and what they did. Tables with a `brand_id` belong to a brand and lead every key with it;
 * those without are directories read before any brand is known.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(
    db,
    `
    create table brands (
      brand_id text primary key,
      name text not null,
      slug text not null,
      profile jsonb not null,
      next_order_number bigint not null default 100001,
      created_at timestamptz not null
    );
    create table brand_slugs (
      slug text primary key,
      home_brand_id text not null
    );
    create table users (
      brand_id text not null references brands (brand_id),
      user_id text not null,
      login_id text not null,
      name text not null,
      email text not null,
      mobile text not null,
      business_role text not null default 'user',
      module_access jsonb not null,
      profile_photo text,
      is_active boolean not null default true,
      created_at timestamptz not null,
      primary key (brand_id, user_id)
    );
    create table logins (
      login_id text primary key,
      email text not null unique,
      phone text unique,
      password_hash text not null,
      home_brand_id text not null,
      home_user_id text not null,
      created_at timestamptz not null
    );
    create table signups (
      signup_id text primary key,
      email text not null unique,
      phone text,
      password_hash text not null,
      details jsonb not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
    create table sessions (
      brand_id text not null references brands (brand_id),
      token_hash text not null,
      user_id text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      last_seen_at timestamptz not null,
      primary key (brand_id, token_hash),
      foreign key (brand_id, user_id) references users (brand_id, user_id)
    );
    create index sessions_user on sessions (brand_id, user_id);
    create table one_time_codes (
      code_id text primary key,
      purpose text not null,
      subject text not null,
      code_hash text not null,
      attempts integer not null default 0,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index one_time_codes_subject on one_time_codes (purpose, subject);
    create table attempts (
      key text primary key,
      count integer not null,
      window_ends_at timestamptz not null
    );
    create table early_access (
      request_id text primary key,
      email text not null unique,
      phone text not null unique,
      details jsonb not null,
      created_at timestamptz not null
    );
    create table events (
      brand_id text not null references brands (brand_id),
      event_id text not null,
      order_id text,
      shipment_id text,
      kind text not null,
      actor jsonb not null,
      data jsonb not null,
      at timestamptz not null,
      primary key (brand_id, event_id)
    );
    create index events_order on events (brand_id, order_id, at);
    create index events_shipment on events (brand_id, shipment_id, at);
    create table idempotency_keys (
      brand_id text not null references brands (brand_id),
      idempotency_key text not null,
      user_id text not null,
      fingerprint text not null,
      status integer,
      answer jsonb,
      created_at timestamptz not null,
      primary key (brand_id, idempotency_key)
    )`,
  );
}
