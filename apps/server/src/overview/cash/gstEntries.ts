import { addDays, formatMonth, nextMonth } from '@khep/domain/days';
import { gstr3bDueDay } from '@khep/domain/gst';
import { formatRupees, rupeesToPaise } from '@khep/domain/money';
import type { CashSettings } from '@khep/api';
import { findReturn, loadReturns } from '../../money/gst/loadGstMonth.ts';
import type { Db } from '../../platform/db/schema.ts';
import { lastDay, target } from './facts.ts';
import type { CashFacts, ExpectedEntry } from './facts.ts';

/** GST of the last and the running month for each registration: the tax of the GST tab, less the credit the brand expects. */
export async function loadGstEntries(
  db: Db,
  brand_id: string,
  { today, now, input_credits }: { today: string; now: Date; input_credits: CashSettings['input_credits'] },
): Promise<CashFacts & { registrations: string[] }> {
  const running = today.slice(0, 7);
  const before = addDays(`${running}-01`, -1).slice(0, 7);
  const { gstins } = await findReturn(db, brand_id, {}, now);
  const entries: ExpectedEntry[] = [];
  const registrations: string[] = [];
  const credits = new Map(input_credits.map(({ gstin, amount }) => [gstin, rupeesToPaise(amount)]));
  for (const gstin of gstins)
    for (const month of [before, running]) {
      const on = `${nextMonth(month)}-${gstr3bDueDay.day}`;
      if (on < today || on > lastDay(today)) continue;
      const { turnover, ...key } = await findReturn(db, brand_id, { gstin, month }, now);
      const { igst, cgst, sgst, cess } = (await loadReturns(db, key, turnover)).gstr1.total;
      const tax = igst + cgst + sgst + cess;
      if (tax <= 0) continue;
      if (!registrations.includes(gstin)) registrations.push(gstin);
      const credit = Math.min(tax, credits.get(gstin) ?? 0);
      if (tax === credit) continue;
      const isRunning = month === running;
      entries.push({
        id: `gst:${gstin}:${month}`,
        kind: 'gst',
        source: 'gst',
        label: `${formatMonth(month)}, ${gstin}`,
        cause: `${formatRupees(tax)} of output tax${isRunning ? ' so far' : ''}, ${
          credits.has(gstin)
            ? `less ${formatRupees(credit)} of input credit that you entered`
            : 'as input credit isn’t known'
        }`,
        on,
        amount: credit - tax,
        is_known: !isRunning,
        target: target('gst', { id: gstin, part: month }),
      });
    }
  const gaps = registrations
    .filter((gstin) => !credits.has(gstin))
    .map(
      (gstin) =>
        `Input credit of ${gstin} isn't known, so its GST is counted in full. Enter what you expect to claim in a month.`,
    );
  return { entries, gaps, registrations };
}
