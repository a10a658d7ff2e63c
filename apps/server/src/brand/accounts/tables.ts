import type { TeamRole } from '@khep/domain/team';
import type { ColumnType, Generated } from 'kysely';
import type { Actor } from '../../base/actor.ts';
import type { Json, NullableJson, NullableTimestamp, Timestamp } from '../../platform/db/columns.ts';

export interface BrandsTable {
  brand_id: string;
  name: string;
  /** In the address of the public tracking page. Unique in `brand_slugs`. */
  slug: string;
  /** The company profile, as the specification's fields. */
  profile: Json<Record<string, unknown>>;
  /** Next number for an order created manually. */
  next_order_number: Generated<number>;
  /** Roles that must use two-step log-in. */
  two_step_roles: ColumnType<TeamRole[], TeamRole[] | undefined, TeamRole[]>;
  /** The operator of the installation has paused the brand: it can read and not change anything. */
  paused_at: NullableTimestamp;
  /** Shown to the brand's people. */
  paused_reason: Generated<string>;
  created_at: Timestamp;
}

/** Maps slugs to brands. Not sharded by brand, because it finds the brand. */
interface BrandSlugsTable {
  slug: string;
  home_brand_id: string;
}

export interface UsersTable {
  brand_id: string;
  user_id: string;
  login_id: string;
  name: string;
  email: string;
  mobile: string;
  business_role: Generated<TeamRole>;
  module_access: Json<string[]>;
  profile_photo: string | null;
  is_active: Generated<boolean>;
  created_at: Timestamp;
}

/** Maps email or phone to brand and user, for a login before the brand is known. */
interface LoginsTable {
  login_id: string;
  email: string;
  phone: string | null;
  password_hash: string;
  home_brand_id: string;
  home_user_id: string;
  created_at: Timestamp;
}

/** A sign-up waiting for its one-time code. The brand is created when it is redeemed. */
interface SignupsTable {
  /** SHA-256 of the sign-up's secret. */
  signup_id: string;
  email: string;
  phone: string | null;
  password_hash: string;
  details: Json<SignupDetails>;
  created_at: Timestamp;
  expires_at: Timestamp;
}

interface SignupDetails {
  brand_id: string;
  user_id: string;
  login_id: string;
  name: string;
  brand_name: string;
  [field: string]: unknown;
}

interface SessionsTable {
  brand_id: string;
  /** SHA-256 of the token's secret: a stolen table opens no session. */
  token_hash: string;
  user_id: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  last_seen_at: Timestamp;
  /** Header of the log-in, for naming the device. */
  user_agent: Generated<string>;
  /** IP address of the log-in, or its network. */
  address: Generated<string>;
}

interface OneTimeCodesTable {
  code_id: string;
  purpose: string;
  subject: string;
  code_hash: string;
  /** From the network that asked for it. */
  attempts: Generated<number>;
  /** From other networks. */
  stranger_attempts: Generated<number>;
  /** The network that asked for it; null for codes of a session or an invitation. */
  network: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: NullableTimestamp;
  /** Permission of the token beyond its subject: the new address of a contact change. */
  payload: string | null;
}

/** Attempts in a time window, by key, shared by all processes. */
interface AttemptsTable {
  key: string;
  count: number;
  window_ends_at: Timestamp;
  /** No attempt is accepted before. */
  blocked_until: NullableTimestamp;
}

/** Uploaded files that only sessions of their brand may read. */
interface PrivateUploadsTable {
  brand_id: string;
  /** In `privateFiles`. */
  name: string;
  created_at: Timestamp;
}

interface PublicUploadsTable {
  brand_id: string;
  /** In `files`. Everyone can read its address, so it says nothing about who uploaded it. */
  name: string;
  created_at: Timestamp;
}

interface EarlyAccessTable {
  request_id: string;
  email: string;
  phone: string;
  details: Json<Record<string, unknown>>;
  created_at: Timestamp;
}

interface EventsTable {
  brand_id: string;
  event_id: string;
  order_id: string | null;
  shipment_id: string | null;
  kind: string;
  actor: Json<Actor>;
  data: Json<Record<string, unknown>>;
  at: Timestamp;
}

interface IdempotencyKeysTable {
  brand_id: string;
  idempotency_key: string;
  user_id: string;
  /** SHA-256 of method, path and body: the same key with another request is rejected. */
  fingerprint: string;
  /** Null from the commit of the work until its response is stored. */
  status: number | null;
  answer: NullableJson<unknown>;
  created_at: Timestamp;
}

export interface AccountsTables {
  brands: BrandsTable;
  brand_slugs: BrandSlugsTable;
  users: UsersTable;
  logins: LoginsTable;
  signups: SignupsTable;
  sessions: SessionsTable;
  one_time_codes: OneTimeCodesTable;
  attempts: AttemptsTable;
  private_uploads: PrivateUploadsTable;
  public_uploads: PublicUploadsTable;
  early_access: EarlyAccessTable;
  events: EventsTable;
  idempotency_keys: IdempotencyKeysTable;
}
