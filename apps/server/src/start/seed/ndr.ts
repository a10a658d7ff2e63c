import type { BuyerAnswer } from '@khep/domain/ndr';
import { recordNdrAnswer } from '../../aftercare/ndr/answers.ts';
import { recordBuyerAnswer } from '../../aftercare/ndr/buyerAnswer.ts';
import { loadNdrSettings, saveNdrSettings } from '../../aftercare/ndr/settings.ts';
import { plainAnswer } from '../../aftercare/ndr/syncCase.ts';
import type { NdrCaseRecord } from '../../aftercare/ndr/tables.ts';
import { reprocessScans } from '../../dispatch/tracking/scans/ingestScans.ts';
import type { Db } from '../../platform/db/schema.ts';
import { demoSession } from './brand.ts';

const minuteMs = 60_000;
const seller = { kind: 'user', id: demoSession.user_id, name: demoSession.name } as const;

/** Answers of the buyers of the newest cases. */
const buyerAnswers: readonly Pick<BuyerAnswer, 'choice' | 'comment'>[] = [
  { choice: 'nobody-came', comment: 'I was home all evening and no one came.' },
  { choice: 'cancel', comment: 'I no longer need it.' },
];

/** Different ones, so that some case can be answered at every hour: who fails after a cut-off waits for the next day's. */
export const demoCutOffs = { xpressbees: '17:00', delhivery: '19:00' };

/** Opens the cases of failed deliveries from their scans, as polling does. Those past their cut-off have an answer. */
export async function seedNdr(db: Db, now: Date): Promise<void> {
  const { brand_id } = demoSession;
  await db.transaction().execute(async (tx) => {
    const settings = await loadNdrSettings(tx, brand_id);
    const cut_offs = { ...settings.cut_offs, ...demoCutOffs };
    await saveNdrSettings(
      tx,
      { brand_id, name: demoSession.name, now, ifMatch: undefined },
      { ...settings, cut_offs },
    );
  });
  const failed = await db
    .selectFrom('shipments')
    .select(['shipment_id', 'order_id'])
    .where('brand_id', '=', brand_id)
    .where('delivery_tries', '>', 0)
    .orderBy('shipment_id')
    .execute();
  for (const shipment of failed) await reprocessScans(db, { brand_id, ...shipment, now });
  await db.transaction().execute(async (tx) => {
    const open = await tx
      .selectFrom('ndr_cases')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .where('status', '=', 'response-needed')
      .orderBy('ndr_at', 'desc')
      .orderBy('shipment_id')
      .execute();
    for (const row of open.filter(({ deadline_at }) => deadline_at <= now)) {
      const at = new Date(Math.min(row.ndr_at.getTime() + 40 * minuteMs, now.getTime()));
      const answer = plainAnswer('re-attempt', 'The buyer is at home in the evening');
      const action = await recordNdrAnswer(tx, row, { answer, source: 'seller', actor: seller, now: at });
      await tx
        .updateTable('ndr_actions')
        .set({ state: 'accepted', due_at: null })
        .where('brand_id', '=', brand_id)
        .where('action_id', '=', action?.action_id ?? '')
        .execute();
    }
    const fresh: NdrCaseRecord[] = open.filter(({ deadline_at }) => deadline_at > now);
    for (const [index, answered] of buyerAnswers.entries()) {
      const row = fresh[index];
      if (!row) break;
      const at = new Date((row.ndr_at.getTime() + now.getTime()) / 2);
      const answer = { ...answered, date: '', address: '', landmark: '', phone: '', at: at.toISOString() };
      await recordBuyerAnswer(tx, row, answer, at);
    }
    // Their buyers have been asked.
    await tx
      .updateTable('ndr_cases')
      .set({ ask_buyer_due_at: null })
      .where('brand_id', '=', brand_id)
      .where('status', '!=', 'response-needed')
      .execute();
  });
}
