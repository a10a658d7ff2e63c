import { setTimeout as sleep } from 'node:timers/promises';
import { execute, parse, validate } from 'graphql';
import { Hono } from 'hono';
import type { Clock } from '../../../../base/clock.ts';
import type { Db } from '../../../../platform/db/schema.ts';
import { PointBucket, queryCost } from './cost.ts';
import { createResolvers } from './resolvers.ts';
import { shopifySchema } from './schema.ts';
import { createShopStore } from './shops.ts';
import type { ShopStore } from './shops.ts';
import type { WebhookFaults } from './webhooks.ts';

/** Faults of the simulated API, for tests and trials. */
export interface ShopifyFaults extends WebhookFaults {
  /** All requests fail. */
  isDown: boolean;
  /** Share of requests that fail before they have an effect, 0 to 1. */
  failing: number;
  /** Share of requests whose response is lost after they had their effect. */
  unanswered: number;
  /** Share of requests that are throttled although their points are there: other limits of a shop. */
  throttled: number;
  /** Share of orders that a page repeats from the page before. */
  repeated: number;
  /** Milliseconds per request. */
  delayMs: number;
}

export interface ShopifySimulator {
  app: Hono;
  shops: ShopStore;
  faults: ShopifyFaults;
  /** Sets the plan of all shops: the size of their bucket, and points restored per second. */
  setPlan(maximumAvailable: number, restoreRate: number): void;
  /** Takes a scope away from all tokens of a shop, as a merchant does. */
  revoke(domain: string, scope: string): void;
  grant(domain: string, scope: string): void;
  /** How many requests were throttled. */
  readonly throttled: number;
}

const maxQueryCost = 1000;
const allScopes = [
  'read_orders',
  'read_products',
  'read_merchant_managed_fulfillment_orders',
  'write_merchant_managed_fulfillment_orders',
  'write_fulfillments',
  'write_orders',
] as const;

/** A token of the simulator: everything after the prefix is also its API secret. */
const tokenPattern = /^shpat_([\w-]{8,80})$/;
const secretPattern = /^shpss_([\w-]{8,80})$/;

/** Scopes of a token: with "readonly" in it nothing can be written. */
function scopesOf(token: string, revoked: ReadonlySet<string>): string[] {
  return allScopes.filter(
    (scope) => !revoked.has(scope) && !(token.includes('readonly') && scope.startsWith('write_')),
  );
}

/** A simulated Shopify: its OAuth and GraphQL addresses below /{domain}. */
export function createShopifySimulator(
  db: Db,
  clock: Clock,
  addressOf: () => string | undefined = () => undefined,
): ShopifySimulator {
  const faults: ShopifyFaults = {
    duplicated: false,
    shuffled: false,
    lost: false,
    isDown: false,
    failing: 0,
    unanswered: 0,
    throttled: 0,
    repeated: 0,
    delayMs: 0,
  };
  const shops = createShopStore(db, clock, faults, addressOf);
  const buckets = new Map<string, PointBucket>();
  const revoked = new Map<string, Set<string>>();
  let plan = { maximumAvailable: 2000, restoreRate: 100 };
  let throttled = 0;
  const bucketOf = (domain: string): PointBucket => {
    const bucket = buckets.get(domain) ?? new PointBucket(plan.maximumAvailable, plan.restoreRate);
    buckets.set(domain, bucket);
    return bucket;
  };
  const app = new Hono();

  app.use('/:domain/*', async (context, next) => {
    if (faults.delayMs > 0) await sleep(faults.delayMs);
    if (faults.isDown || Math.random() < faults.failing) return context.text('Service unavailable', 503);
    if (!/^[a-z0-9][a-z0-9-]*\.myshopify\.com$/.test(context.req.param('domain')))
      return context.text('Not found', 404);
    await next();
    if (Math.random() < faults.unanswered) {
      context.res = undefined;
      context.res = new Response('upstream timeout', { status: 502 });
    }
    return undefined;
  });

  app.post('/:domain/admin/oauth/access_token', async (context) => {
    const form = new URLSearchParams(await context.req.text());
    const secret = secretPattern.exec(form.get('client_secret') ?? '')?.[1];
    if (form.get('grant_type') !== 'client_credentials' || !form.get('client_id') || secret === undefined)
      return context.json({ error: 'application_cannot_be_found' }, 401);
    return context.json({ access_token: `shpat_${secret}`, scope: allScopes.join(','), expires_in: 86_399 });
  });

  app.post('/:domain/admin/api/:version/graphql.json', async (context) => {
    const domain = context.req.param('domain');
    const token = context.req.header('x-shopify-access-token') ?? '';
    const secret = tokenPattern.exec(token)?.[1];
    if (secret === undefined)
      return context.json(
        { errors: '[API] Invalid API key or access token (unrecognized login or wrong password)' },
        401,
      );
    const { query, variables = {} } = await context.req.json<{
      query: string;
      variables?: Record<string, unknown>;
    }>();
    const document = parse(query);
    const mistakes = validate(shopifySchema, document);
    if (mistakes.length > 0) return context.json({ errors: mistakes });
    const requestedQueryCost = queryCost(document, variables);
    const bucket = bucketOf(domain);
    const cost = (actualQueryCost: number | null) => ({
      cost: { requestedQueryCost, actualQueryCost, throttleStatus: bucket.status() },
    });
    if (requestedQueryCost > maxQueryCost)
      return context.json({
        errors: [
          {
            message: `Query cost is ${requestedQueryCost}, which exceeds the single query max cost limit (${maxQueryCost}).`,
            extensions: { code: 'MAX_COST_EXCEEDED', cost: requestedQueryCost, maxCost: maxQueryCost },
          },
        ],
      });
    if (Math.random() < faults.throttled || !bucket.take(requestedQueryCost)) {
      throttled += 1;
      return context.json({
        errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
        extensions: cost(null),
      });
    }
    const shop = await shops.open(domain);
    const result = await execute({
      schema: shopifySchema,
      document,
      variableValues: variables,
      rootValue: createResolvers({
        shop,
        shops,
        scopes: scopesOf(token, revoked.get(domain) ?? new Set()),
        secret: `shpss_${secret}`,
        repeated: faults.repeated,
      }),
    });
    const actual = Math.max(1, Math.ceil(requestedQueryCost / 3));
    bucket.refund(requestedQueryCost - actual);
    return context.json({ ...result, extensions: cost(actual) });
  });

  return {
    app,
    shops,
    faults,
    setPlan(maximumAvailable, restoreRate) {
      plan = { maximumAvailable, restoreRate };
      buckets.clear();
    },
    revoke(domain, scope) {
      revoked.set(domain, (revoked.get(domain) ?? new Set()).add(scope));
    },
    grant(domain, scope) {
      revoked.get(domain)?.delete(scope);
    },
    get throttled() {
      return throttled;
    },
  };
}
