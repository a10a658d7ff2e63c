/**
 * The only statements of the server that may reach every shard, as they begin, and why. All run on a timer or at start;
 * a request asks one shard.
 */
export const allowedFanOut: readonly (readonly [statement: string, why: string])[] = [
  [
    'select distinct "brand_id", "courier_id" from "shipments" where "poll_after"',
    'poll: which parcels are due',
  ],
  [
    'select "brand_id", "delivery_key" from "courier_inbox" where "read_after"',
    'sweep: unprocessed webhooks',
  ],
  [
    'select "brand_id", "reference", "courier_id", "order_id", "shipment_id", "state", "checks" from "booking_attempts" where "check_after"',
    'sweep: bookings with an unknown outcome',
  ],
  [
    'select * from "courier_intents" where "check_after"',
    'sweep: cancellations and pickups with an unknown outcome',
  ],
  [
    'select "brand_id", "partner", "warehouse_id", "send_after", "tries" from "courier_warehouses" where "send_after"',
    'sweep: changed addresses that couriers do not have',
  ],
  ['select distinct "brand_id" from "analytics_deltas" where', 'loop: sums to fold'],
  ['select distinct "brand_id" from "emailed_reports" where', 'loop: pages of analytics to send'],
  ['select distinct "brand_id" from "earnings_due" where', 'loop: orders whose earnings are due'],
  [
    'select "brand_id" from "analytics_state" where "counted_at" is null',
    'loop: brands whose orders were never counted',
  ],
  [
    'select "brand_id" from "analytics_state" where "counted_at" is not null and "building" is null and "compared_on"',
    'loop: brands whose sums are compared tonight',
  ],
  ['select "brand_id" from "brands" limit', 'start: whether there is data that needs its secrets'],
  ['select "brand_id", "job_id" from "jobs" where "state" in', 'sweep: lost jobs'],
  ['select * from "jobs" where "brand_id" in', 'feed: jobs of the brands that listen, once a second'],
  [
    'select "brand_id", "partner", "account_id", "credentials", "updated_at" from "courier_accounts" where true',
    'start: accounts to encrypt with a new key',
  ],
  [
    'select "brand_id", "gstin" as "id", "password" as "sealed" from "einvoice_accounts" where true',
    'start: portal passwords to encrypt with a new key',
  ],
  [
    'select "brand_id", "id" as "id", "account_number" as "sealed" from "bank_accounts" where true',
    'start: secrets to encrypt with a new key',
  ],
  [
    'select "brand_id", "user_id" as "id", "secret" as "sealed" from "two_step" where true',
    'start: secrets to encrypt with a new key',
  ],
  [
    'select "brand_id", "kind" as "id", "credentials" as "sealed" from "stores" where true',
    'start: secrets to encrypt with a new key',
  ],
  [
    'select "brand_id", "endpoint_id" as "id", "secret" as "sealed" from "webhook_endpoints" where true',
    'start: secrets to encrypt with a new key',
  ],
  [
    'select "brand_id", "gateway" as "id", "credentials" as "sealed" from "payment_gateways" where true',
    'start: secrets to encrypt with a new key',
  ],
  [
    'select "brand_id", "partner", "account_id", "credentials", "updated_at" from "courier_accounts" where "account_id" = $1',
    'webhook addresses from before they named their brand',
  ],
  [
    'select "brand_id", "provider" as "id", "api_token" as "sealed" from "telephony_accounts" where true',
    'start: secrets to encrypt with a new key',
  ],
  ['select "brand_id", "call_id" from "ndr_calls" where "due_at"', 'sweep: calls to follow'],
  ['delete from "sessions" where "expires_at"', 'clean-up, hourly'],
  ['delete from "idempotency_keys" where "created_at"', 'clean-up, hourly'],
  ['delete from "import_drafts" where "created_at"', 'clean-up, hourly'],
  ['delete from "courier_calls" where "at"', 'clean-up, hourly'],
  ['delete from "courier_inbox" where "received_at"', 'clean-up, hourly'],
  ['delete from "store_inbox" where "received_at"', 'clean-up, hourly'],
  ['delete from "webhook_deliveries" where "created_at"', 'clean-up, hourly'],
  ['delete from "integration_hours" where "hour"', 'clean-up, hourly'],
  ['delete from "lane_journeys" where "ended_at"', 'clean-up, hourly'],
  ['delete from "analytics_changes" where "known_at"', 'clean-up, hourly'],
  ['delete from "emailed_sendings" where "sent_at"', 'clean-up, hourly'],
  ['delete from "emailed_addresses" where "asked_at"', 'clean-up, hourly'],
  ['delete from "jobs" where "ended_at"', 'clean-up, hourly'],
  [
    'select "brand_id", "shipment_id" from "ndr_cases" where "status" = $1 and "late_at" is null',
    'sweep: failed deliveries whose deadline passed',
  ],
  ['select * from "ndr_cases" where "ask_buyer_due_at"', 'sweep: buyers to ask after a failed delivery'],
  ['select distinct "brand_id" from "ndr_actions" where "due_at"', 'sweep: NDR actions to send'],
  [
    'select distinct "brand_id" from "lane_journeys" where "is_counted"',
    'sweep: brands whose journeys ended',
  ],
  [
    'select "brand_id", "inquiry_id" from "courier_inquiries" where "due_at"',
    'sweep: questions to couriers to send and to follow',
  ],
  [
    'select "brand_id", "dispute_id" from "disputes" where "state" = $1 and "act_by"',
    'sweep: disputes whose deadline passed',
  ],
  ['select distinct "brand_id" from "notifications" where "send_after"', 'sweep: notifications to send'],
  [
    'select distinct "brand_id", "courier_id" from "returns" where "poll_after"',
    'poll: which returns are due',
  ],
  [
    'select * from "tracking_subscriptions" where "confirmed_at"',
    'sweep: subscribed buyers to tell of a new status',
  ],
  [
    'select "brand_id", "contact" from "erasure_requests" where true',
    'erasure, hourly: what must stay erased',
  ],
  [
    'select "brand_id", "order_id" from "orders" where "erased_at" is null',
    'erasure, hourly: orders past the time that the brand keeps',
  ],
  ['delete from "invoice_recipients" where "keep_until"', 'erasure, hourly'],
];
