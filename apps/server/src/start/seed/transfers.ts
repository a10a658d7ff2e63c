import { addDays, istDay, timeOnDay } from '@khep/domain/days';
import type { Db } from '../../platform/db/schema.ts';
import { changeContext } from '../../platform/db/events.ts';
import { sendTransfer } from '../../money/transfers/sendTransfer.ts';
import { closeTransfer, receiveUnits } from '../../warehouse/transfers/moveTransfer.ts';
import { saveTransfer } from '../../warehouse/transfers/transfers.ts';
import type { Services } from '../services.ts';
import { demoSession } from './brand.ts';
import { demoSkus, demoWarehouses } from './catalogue.ts';

/** Units that came of each transfer, good and damaged; none for one that is still a draft, or on its way as a whole. */
const transfers: readonly {
  units: number;
  came?: [good: number, damaged: number];
  end?: 'sent' | 'closed';
}[] = [
  { units: 6, came: [6, 0] },
  { units: 5, came: [3, 1], end: 'closed' },
  { units: 8, came: [5, 0] },
  { units: 4, end: 'sent' },
  { units: 10 },
];

/** Gives the demo a transfer between its warehouses in each state; the two have GSTINs of their own, so they are invoiced. */
export async function seedTransfers(db: Db, { clock }: Pick<Services, 'clock'>): Promise<void> {
  const { brand_id } = demoSession;
  const author = changeContext(demoSession);
  const now = clock.now();
  const places = await db
    .selectFrom('warehouses')
    .select(['id', 'name'])
    .where('brand_id', '=', brand_id)
    .execute();
  const idOf = (at: number) => places.find(({ name }) => name === demoWarehouses[at]!.name)!.id;
  const sold = demoSkus.filter(({ hsn }) => hsn.length >= 4);
  for (const [at, { units, came, end }] of transfers.entries())
    await db.transaction().execute(async (tx) => {
      const sku_id = sold[at]!.code;
      const { id } = await saveTransfer(
        tx,
        author,
        {
          from_warehouse_id: idOf(0),
          to_warehouse_id: idOf(1),
          basis: 'price',
          lines: [{ sku_id, quantity: units, unit_value: null }],
        },
        timeOnDay(addDays(istDay(now), at - transfers.length), '10:00'),
      );
      if (!came && end !== 'sent') return;
      await sendTransfer(tx, demoSession, id, now);
      if (!came) return;
      const [quantity, damaged] = came;
      await receiveUnits(tx, author, id, { receipt_id: `${id} 1`, sku_id, quantity, damaged, bin: '' }, now);
      if (end === 'closed') await closeTransfer(tx, author, id, now);
    });
}
