import { formatRupees } from '@khep/domain/money';
import { taxedTotalsProblem, tieBankCredit, totalsProblem } from '@khep/domain/reconciliation';
import type { GstBasis } from '@khep/domain/reconciliation';
import type { Db } from '../../../platform/db/schema.ts';
import { lineIdRange } from '../lines/lineIds.ts';
import type { CourierFileRecord } from '../tables.ts';

async function sumLines(
  db: Db,
  { brand_id, id, kind }: CourierFileRecord,
): Promise<{ lines: number; total: number; rejected: number }> {
  const { first, last } = lineIdRange(id);
  const sums =
    kind === 'invoice'
      ? db
          .selectFrom('invoice_lines')
          .select((eb) => [
            eb.fn.countAll<number>().as('lines'),
            eb.fn.sum<number>('billed_paise').as('total'),
          ])
          .where('brand_id', '=', brand_id)
          .where('id', '>=', first)
          .where('id', '<=', last)
      : db
          .selectFrom('remittance_lines')
          .select((eb) => [eb.fn.countAll<number>().as('lines'), eb.fn.sum<number>('net_paise').as('total')])
          .where('brand_id', '=', brand_id)
          .where('file_id', '=', id);
  const { lines, total } = await sums.executeTakeFirstOrThrow();
  const { rejected } = await db
    .selectFrom('rejected_lines')
    .select((eb) => eb.fn.countAll<number>().as('rejected'))
    .where('brand_id', '=', brand_id)
    .where('file_id', '=', id)
    .executeTakeFirstOrThrow();
  return { lines, total: total ?? 0, rejected };
}

/** Whether the lines make the total of the file and the bank credit, each within a rupee. */
function tieWarning(
  { lines, total }: { lines: number; total: number },
  stated: number | null,
  bank: number | null,
  basis: GstBasis,
): string {
  const off =
    basis === 'excluded'
      ? taxedTotalsProblem(total, stated, lines)
      : totalsProblem(total, stated ?? undefined);
  const credit = bank === null ? undefined : tieBankCredit([total], bank);
  return [
    off !== 0 &&
      `The lines add up to ${formatRupees(total)}, ${formatRupees(Math.abs(off))} ${off > 0 ? 'more' : 'less'} than the total ${formatRupees(stated ?? 0)} of the file.`,
    credit?.ties === false &&
      `The bank credited ${formatRupees(credit.credit)}, ${formatRupees(Math.abs(credit.difference))} ${credit.difference > 0 ? 'more' : 'less'} than the net amounts ${formatRupees(credit.net)}.`,
  ]
    .filter((text) => text !== false)
    .join(' ');
}

/**
 * Counts and sums a file after its lines have changed, and compares the sum with what the file and the bank state.
 * @param stated the totals row of the file; what the user entered wins
 */
export async function updateFileSums(
  db: Db,
  file: CourierFileRecord,
  stated?: number,
): Promise<{ lines: number; rejected: number }> {
  const { lines, total, rejected } = await sumLines(db, file);
  const stated_paise = file.stated_paise ?? stated ?? null;
  await db
    .updateTable('courier_files')
    .set({
      state: 'ready',
      lines,
      rejected,
      billed_paise: total,
      stated_paise,
      warning: tieWarning({ lines, total }, stated_paise, file.bank_paise, file.gst_basis),
    })
    .where('brand_id', '=', file.brand_id)
    .where('id', '=', file.id)
    .execute();
  return { lines, rejected };
}
