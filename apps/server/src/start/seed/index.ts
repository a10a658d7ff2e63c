import { istDay } from '@khep/domain/days';
import { packOrder } from '@khep/domain/packing';
import type { Packing } from '@khep/domain/packing';
import { computeLaneTimes } from '../../dispatch/lanes/laneSweep.ts';
import { hashPassword } from '../../brand/accounts/passwords.ts';
import { countChanges } from '../../orders/core/counts.ts';
import type { CountChange } from '../../orders/core/counts.ts';
import { deriveOrderState, toCountChanges } from '../../orders/state/orderState.ts';
import { loadOrderedSkus } from '../../orders/core/orderedSkus.ts';
import { toPackItems, loadPackingContext } from '../../orders/packing/packingContext.ts';
import type { PackableLine } from '../../orders/packing/packingContext.ts';
import type { Services } from '../services.ts';
import type { Db } from '../../platform/db/schema.ts';
import { demoLogin, demoSession, makeBrand } from './brand.ts';
import { demoSkus } from './catalogue.ts';
import { mappedZones, seedContracts } from './contracts.ts';
import { seedCash } from './cash.ts';
import { seedCompany } from './company.ts';
import { connectCouriers } from './couriers.ts';
import { connectDemoStore } from './stores.ts';
import { seedDisputes } from './disputes.ts';
import { seedIds } from './ids.ts';
import { seedLanes } from './lanes.ts';
import { seedEarnings } from './earnings.ts';
import { seedInvoice, seedMoney } from './money.ts';
import { seedInvoices } from './invoices.ts';
import { seedEInvoices } from './einvoices.ts';
import { seedTaxInvoices } from './taxInvoices.ts';
import { seedNdr } from './ndr.ts';
import { makeOrders } from './orders.ts';
import { planFortnight } from './progress.ts';
import { rebuild } from '../../overview/analytics/rebuild.ts';
import { seededRandom } from '../../base/seededRandom.ts';
import { seedRatings } from './ratings.ts';
import { seedRtoRisk } from './rtoRisk.ts';
import { seedReturns } from './returns.ts';
import { seedProcurement } from './procurement.ts';
import { seedStock } from './stock.ts';
import { seedTransfers } from './transfers.ts';
import { seedWarehouse } from './warehouse.ts';
import { bulkInsert } from './bulkInsert.ts';

export { demoLogin } from './brand.ts';

/** The number of the newest order. */
const lastNumber = 100_482;

/** Seeds the demo brand with the last two weeks of orders, deterministic by day and seed. */
export async function seedDemo(
  db: Db,
  services: Services,
  seed = 2026,
): Promise<{ orders: number; shipments: number }> {
  const now = services.clock.now();
  const random = seededRandom(seed);
  const id = seedIds(random);
  const password_hash = await hashPassword(demoLogin.password);
  const { brand_id } = demoSession;
  const made = await db.transaction().execute(async (tx) => {
    await connectCouriers(tx, services.couriers.vault, now);
    const { warehouses } = await makeBrand(tx, password_hash, new Date(now.getTime() - 120 * 86_400_000));
    await seedCompany(tx, services, password_hash, now);
    const skus = await loadOrderedSkus(
      tx,
      brand_id,
      demoSkus.map(({ code }) => code),
    );
    const { boxes, rules, options } = await loadPackingContext(tx, brand_id, { sku_ids: skus.keys() });
    // Many orders are alike: each distinct one is packed once.
    const packings = new Map<string, Packing>();
    const pack = (lines: readonly PackableLine[]): Packing => {
      const key = lines
        .map(({ sku_id, quantity }) => `${sku_id}×${quantity}`)
        .sort()
        .join('+');
      const known = packings.get(key) ?? packOrder({ items: toPackItems(lines, rules), boxes, options });
      packings.set(key, known);
      return known;
    };
    const demo = makeOrders({
      brand_id,
      random,
      now,
      id,
      pack,
      warehouses,
      lastNumber,
      skus,
    });
    const fortnight = planFortnight({ demo, random, now, id, warehouses });

    const changes: CountChange[] = [];
    for (const { order, lines } of demo) {
      const own = fortnight.shipments.filter((row) => row.order_id === order.order_id);
      Object.assign(order, deriveOrderState(order, lines, own));
      if (own.length > 0)
        order.updated_at = own.reduce(
          (latest, row) => (row.updated_at > latest ? row.updated_at : latest),
          order.updated_at,
        );
      changes.push(...toCountChanges(order, 1));
    }
    for (const row of fortnight.shipments)
      changes.push({
        measure: 'shipment',
        day: istDay(row.created_at),
        value: row.state,
        by: 1,
        amount_paise: row.declared_paise,
      });

    const from = new Date(now.getTime() - 15 * 86_400_000);
    await seedStock(tx, { demo, shipments: fortnight.shipments, id, from });
    await seedContracts(
      tx,
      now,
      mappedZones(
        demo.map(({ order }) => order),
        warehouses,
      ),
    );
    await bulkInsert(
      tx,
      'orders',
      demo.map(({ order }) => order),
    );
    await bulkInsert(
      tx,
      'order_lines',
      demo.flatMap(({ lines }) => lines),
    );
    await bulkInsert(tx, 'pickups', fortnight.pickups);
    await bulkInsert(tx, 'manifests', fortnight.manifests);
    await seedMoney(tx, { shipments: fortnight.shipments, random, now, id });
    await bulkInsert(tx, 'shipments', fortnight.shipments);
    await bulkInsert(tx, 'scans', fortnight.scans);
    await bulkInsert(tx, 'events', fortnight.events);
    await bulkInsert(tx, 'simulator_parcels', fortnight.parcels);
    await seedLanes(tx, { demo, shipments: fortnight.shipments, scans: fortnight.scans });
    await seedDisputes(tx, { shipments: fortnight.shipments, random: seededRandom(seed + 1), now });
    await seedRatings(tx, { shipments: fortnight.shipments, random: seededRandom(seed + 2), now });
    countChanges(tx, brand_id, changes);
    await tx
      .updateTable('brands')
      .set({ next_order_number: lastNumber + 1 })
      .where('brand_id', '=', brand_id)
      .execute();
    await tx
      .insertInto('number_series')
      .values({ brand_id, series: 'manifest', last: fortnight.manifests.length })
      .execute();
    await connectDemoStore(tx, services, now);
    return { orders: demo.length, shipments: fortnight.shipments.length };
  });
  services.couriers.invalidate(brand_id);
  await computeLaneTimes(db, brand_id, now);
  await seedNdr(db, now);
  await seedRtoRisk(db, now);
  await seedTaxInvoices(db);
  await seedEInvoices(db, services);
  await seedReturns(db, services);
  await seedInvoice(db, services);
  await seedInvoices(db, services, seed);
  await seedProcurement(db, services);
  await seedWarehouse(db, services);
  await seedTransfers(db, services);
  await rebuild(db, brand_id, now);
  await seedEarnings(db, now);
  await seedCash(db, services);
  return made;
}
