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
  ['select "brand_id", "job_id" from "jobs" where "state" in', 'sweep: lost jobs'],
  ['select * from "jobs" where "brand_id" in', 'feed: jobs of the brands that listen, once a second'],
  [
    'select "brand_id", "partner", "account_id", "credentials", "updated_at" from "courier_accounts" where true',
    'start: accounts to encrypt with a new key',
  ],
  [
    'select "brand_id", "partner", "account_id", "credentials", "updated_at" from "courier_accounts" where "account_id" = $1',
    'webhook addresses from before they named their brand',
  ],
  ['delete from "sessions" where "expires_at"', 'clean-up, hourly'],
  ['delete from "idempotency_keys" where "created_at"', 'clean-up, hourly'],
  ['delete from "courier_calls" where "at"', 'clean-up, hourly'],
  ['delete from "courier_inbox" where "received_at"', 'clean-up, hourly'],
  ['delete from "jobs" where "ended_at"', 'clean-up, hourly'],
];
