import { medianOf } from '@khep/domain/cash';
import type { CashOutcome } from '@khep/domain/cash';
import { addDays, daysBetween, istDay, startOfDay } from '@khep/domain/days';
import { formatRupees, sumPaise } from '@khep/domain/money';
import { checkReturnAction, isReverseEnded, returnTabOf, reverseStates } from '@khep/domain/returns';
import { settlementOf } from '../../aftercare/returns/settlement.ts';
import type { Db } from '../../platform/db/schema.ts';
import { counted, historyDays, target } from './facts.ts';
import type { CashFacts, ExpectedEntry } from './facts.ts';

const source = 'refund';
const waiting = reverseStates.filter((state) => !isReverseEnded(state) && state !== 'REQUESTED');

/** Refunds of returns: what was checked and waits for its money, and what was approved and is on its way. */
export async function loadRefundEntries(db: Db, brand_id: string, today: string): Promise<CashFacts> {
  const [open, past] = await Promise.all([
    db
      .selectFrom('returns')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .where('state', 'in', waiting)
      .where('refund', 'is', null)
      .execute(),
    db
      .selectFrom('returns')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .where('refund', 'is not', null)
      .where('updated_at', '>=', startOfDay(addDays(today, -historyDays)))
      .execute(),
  ]);
  const usual = medianOf(
    past.map(({ created_at, refund }) => daysBetween(istDay(created_at), istDay(new Date(refund!.at)))),
  );
  const returns = open
    .map((record) => {
      const { kind, state, awb, refund_due, created_at } = record;
      const is_known = checkReturnAction('refund', { kind, state, is_booked: awb !== null }).allowed;
      return {
        record,
        is_known,
        paise: settlementOf({ record, box_charges: null }).refund_total,
        // Money that only waits for the brand is expected today, or on the promised day.
        on:
          refund_due ??
          (is_known ? today : usual === undefined ? undefined : addDays(istDay(created_at), usual)),
      };
    })
    .filter(({ paise }) => paise > 0);
  const placed = returns.flatMap((one) => (one.on === undefined ? [] : [{ ...one, on: one.on }]));
  const entries = [
    ...Map.groupBy(placed, ({ on, is_known }) => `${on}:${is_known ? 'checked' : 'coming'}`),
  ].map(([key, own]): ExpectedEntry => {
    const { on, is_known, record } = own[0]!;
    const tab = returnTabOf({ state: record.state, is_booked: record.awb !== null }) ?? 'all';
    const isOne = own.length === 1;
    return {
      id: `refund:${key}`,
      kind: 'refund',
      source,
      label: isOne ? record.return_number : counted(own.length, 'return', 'returns'),
      cause: is_known ? 'Checked, waits for the refund' : 'Approved, not checked yet',
      on,
      amount: -sumPaise(own.map(({ paise }) => paise)),
      is_known,
      target: target('returns', isOne ? { id: record.return_id, part: tab } : { part: tab }),
    };
  });
  const unplaced = returns.filter(({ on }) => on === undefined);
  const outcomes = past.flatMap((record): CashOutcome[] => {
    const expected = settlementOf({ record, box_charges: null }).refund_total;
    if (record.refund_due === null || expected <= 0) return [];
    return [
      {
        expected,
        paid: record.refund!.amount_paise,
        days_late: daysBetween(record.refund_due, istDay(new Date(record.refund!.at))),
      },
    ];
  });
  return {
    entries,
    outcomes: new Map([[source, outcomes]]),
    gaps:
      unplaced.length === 0
        ? []
        : [
            `${formatRupees(sumPaise(unplaced.map(({ paise }) => paise)))} of approved returns aren't in the calendar: no refund was paid yet that tells how long it takes.`,
          ],
  };
}
