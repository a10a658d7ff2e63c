import type { DeliveryState, GatewayMode } from '@khep/domain/integrations';
import type { Selectable } from 'kysely';
import type { ApiScope, GatewayCharge, WebhookTopic } from '@khep/api';
import type { Json, NullableTimestamp, Timestamp, VersionColumns } from '../../platform/db/columns.ts';

interface ApiKeysTable {
  brand_id: string;
  key_id: string;
  name: string;
  /** SHA-256 of the secret, which has 192 random bits. */
  hash: string;
  last_four: string;
  scopes: Json<ApiScope[]>;
  per_minute: number;
  /** When the next request may go, see couriers/transport/rateLimit.ts. */
  next_allowed_ms: number;
  created_by: string;
  /** The key has at most the rights that this person has now. */
  user_id: string;
  created_at: Timestamp;
  last_used_at: NullableTimestamp;
  revoked_at: NullableTimestamp;
}

interface WebhookEndpointsTable extends VersionColumns {
  brand_id: string;
  endpoint_id: string;
  url: string;
  topics: Json<WebhookTopic[]>;
  /** Encrypted. */
  secret: string;
  is_active: boolean;
  /** Failed deliveries since the last success. */
  failures: number;
  /** ID of the last event that was read for it. */
  read_until: string;
  created_at: Timestamp;
}

interface WebhookDeliveriesTable {
  brand_id: string;
  delivery_id: string;
  endpoint_id: string;
  event_id: string;
  topic: string;
  body: string;
  state: DeliveryState;
  tries: number;
  /** HTTP status of the last attempt; 0 without a response. */
  status: number;
  ms: number;
  problem: string;
  /** Null once it was delivered or has failed. */
  send_after: NullableTimestamp;
  created_at: Timestamp;
  tried_at: NullableTimestamp;
}

interface PaymentGatewaysTable extends VersionColumns {
  brand_id: string;
  gateway: string;
  mode: GatewayMode;
  key_id: string;
  /** Encrypted JSON of both secrets. */
  credentials: string;
  charges: Json<GatewayCharge[]>;
  banks: Json<string[]>;
  is_active: boolean;
  verified_at: NullableTimestamp;
  created_at: Timestamp;
}

export interface ChannelTables {
  api_keys: ApiKeysTable;
  webhook_endpoints: WebhookEndpointsTable;
  webhook_deliveries: WebhookDeliveriesTable;
  payment_gateways: PaymentGatewaysTable;
}

export type EndpointRecord = Selectable<WebhookEndpointsTable>;
export type DeliveryRecord = Selectable<WebhookDeliveriesTable>;
