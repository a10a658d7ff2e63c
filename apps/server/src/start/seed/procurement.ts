import { PurchaseDraft, SupplierDraft } from '@khep/api';
import { addDays, istDay, timeOnDay } from '@khep/domain/days';
import { json } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Services } from '../services.ts';
import { movePurchase, receivePurchase, savePurchase } from '../../warehouse/procurement/purchaseOrders.ts';
import { savePurchaseCosts } from '../../warehouse/procurement/purchaseCosts.ts';
import { saveSupplier } from '../../warehouse/procurement/suppliers.ts';
import { demoSession } from './brand.ts';
import { demoSkus } from './catalogue.ts';

/** Days after a receipt within which the demo’s suppliers are paid. */
const payment_days = 30;
/** Cost of a product as a share of its price in the demo. */
const costShare = 0.45;

const suppliers = [
  { name: 'Jaipur Blue Pottery Works', categories: ['Kitchen'], lead_days: 13 },
  { name: 'Sanganer Block Printers', categories: ['Apparel', 'Bedding', 'Textiles'], lead_days: 14 },
  { name: 'Saharanpur Woodcraft', categories: [], lead_days: 17 },
] as const;

/** Gives the demo its suppliers, an order that came in time, and one of which the first part has come. */
export async function seedProcurement(db: Db, { clock }: Pick<Services, 'clock'>): Promise<void> {
  const { brand_id, user_id, name: person } = demoSession;
  const author = { brand_id, actor: { kind: 'user' as const, id: user_id, name: person } };
  const now = clock.now();
  const daysAgo = (days: number) => timeOnDay(addDays(istDay(now), -days), '11:00');
  const named = new Set<string>(suppliers.flatMap(({ categories }) => categories));
  for (const { name, categories, lead_days } of suppliers) {
    const own = demoSkus.filter(({ category }) =>
      categories.length > 0 ? (categories as readonly string[]).includes(category) : !named.has(category),
    );
    if (own.length === 0) continue;
    await db.transaction().execute(async (tx) => {
      const supplier = await saveSupplier(
        tx,
        author,
        SupplierDraft.parse({
          name,
          email: `orders@${name.toLowerCase().replaceAll(' ', '-')}.example.in`,
          lead_days,
          payment_days,
          prices: own.map(({ code, price }) => ({ sku_id: code, price: Math.round(price * costShare) })),
        }),
        daysAgo(90),
      );
      const order = async (sku_id: string, quantity: number, sent: number) => {
        const { id } = await savePurchase(
          tx,
          author,
          PurchaseDraft.parse({
            supplier_id: supplier.id,
            lines: [{ sku_id, quantity }],
            promised_on: addDays(istDay(now), lead_days - sent),
          }),
          daysAgo(sent),
        );
        await movePurchase(tx, author, id, 'send', daysAgo(sent));
        return id;
      };
      const { code } = own[0]!;
      const done = await order(code, 40, 30 + lead_days);
      // Its goods were on the shelves when the demo's fortnight began.
      const { lines } = await tx
        .selectFrom('purchase_orders')
        .select('lines')
        .where('brand_id', '=', brand_id)
        .where('purchase_id', '=', done)
        .executeTakeFirstOrThrow();
      await tx
        .updateTable('purchase_orders')
        .set({
          state: 'received',
          lines: json(lines.map((line) => ({ ...line, received: line.quantity }))),
          first_receipt_at: daysAgo(30),
        })
        .where('brand_id', '=', brand_id)
        .where('purchase_id', '=', done)
        .execute();
      const open = await order(code, 30, lead_days + 2);
      const came = { receipt_id: `${open} 1`, sku_id: code, quantity: 12, damaged: 1, bin: '' };
      await receivePurchase(tx, author, open, came, now);
      if (name === suppliers[0].name)
        await savePurchaseCosts(
          tx,
          author,
          open,
          { costs: [{ kind: 'freight', amount: 540, spread: 'weight' }] },
          now,
        );
    });
  }
}
