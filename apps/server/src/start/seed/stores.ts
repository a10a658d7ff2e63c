import { randomBytes } from 'node:crypto';
import type { Services } from '../services.ts';
import { requiredScopes, webhookTopics } from '../../partners/stores/shopify/documents.ts';
import { insertShop } from '../../partners/stores/shopify/simulator/shops.ts';
import { noCounts } from '../../dispatch/stores/syncJob.ts';
import type { SimulatedProduct, SyncCounts } from '../../partners/stores/tables.ts';
import { json } from '../../platform/db/schema.ts';
import type { Tx } from '../../platform/db/schema.ts';
import { demoSession } from './brand.ts';
import { demoSkus } from './catalogue.ts';

const domain = 'mitti-and-loom.myshopify.com';
const firstNumber = 4471;
/** Enough to see orders arrive, too few to bury the others. */
const ordersPerDay = 60;
/** The shop sells one thing that the catalogue doesn't have yet. */
const unknownProduct: SimulatedProduct = {
  title: 'Festive gift hamper',
  sku: 'HAMPER-FEST',
  variant_id: 44_200_000_099,
  price: 1799,
  grams: 2400,
  hsn: '691390',
};

/** Opens the demo brand's simulated shop and connects it, with the webhooks that announce its orders. */
export async function connectDemoStore(tx: Tx, services: Services, now: Date): Promise<void> {
  const { stores } = services;
  // A live server has no simulated shop.
  if (!stores.simulator) return;
  const { brand_id } = demoSession;
  const client_secret = `shpss_${randomBytes(12).toString('hex')}`;
  const products = demoSkus.map(({ code, name, price, weight, hsn }, index) => ({
    title: name,
    sku: code,
    variant_id: 44_200_000_000 + index,
    price,
    grams: weight,
    hsn,
  }));
  await insertShop(
    tx,
    {
      domain,
      name: 'Mitti & Loom',
      // Rugs fit no box.
      products: [...products.filter(({ sku }) => sku !== 'DH-46'), unknownProduct],
      orders_per_day: ordersPerDay,
      next_number: firstNumber,
    },
    now,
  );
  const webhook_id = `${brand_id}.${randomBytes(18).toString('base64url')}`;
  const uri = stores.webhookUrl(webhook_id);
  if (uri !== undefined)
    await tx
      .updateTable('simulator_shops')
      .set({
        webhooks: json(
          webhookTopics.map((topic, index) => ({ id: index + 1, topic, uri, secret: client_secret })),
        ),
      })
      .where('domain', '=', domain)
      .execute();
  await tx
    .insertInto('stores')
    .values({
      brand_id,
      kind: 'shopify',
      webhook_id,
      domain,
      name: 'Mitti & Loom',
      currency: 'INR',
      timezone: 'Asia/Kolkata',
      auth_kind: 'client',
      credentials: stores.sealCredentials(brand_id, 'shopify', {
        kind: 'client',
        client_id: '9c41e0b7f2d84a6c',
        client_secret,
      }),
      scopes: json(requiredScopes.map(({ scope }) => scope as string)),
      is_active: true,
      problem: '',
      fulfil_at: 'awb',
      notify_buyer: true,
      // The shop's first orders are imported by the first sync that someone starts.
      synced_until: new Date(now.getTime() - 86_400_000),
      synced_at: now,
      last_sync: json<SyncCounts>(noCounts),
      webhooks_at: uri === undefined ? null : now,
      connected_at: now,
      checked_at: now,
      updated_at: now,
    })
    .execute();
}
