import type { TcsImported } from '@khep/api';
import { operatorKey, readTcsCredit, sumTcsCredits } from '@khep/domain/gst';
import type { TcsCredit } from '@khep/domain/gst';
import { tcsFields as fields } from '@khep/domain/mapping';
import { sql } from 'kysely';
import { parseChoices, parseMapping } from '../../../brand/mappings/parseChoices.ts';
import { validationError } from '../../../base/errors.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import type { FormFields } from '../../../platform/http/bindRoute.ts';
import type { Session } from '../../../platform/http/session.ts';
import { parseTable } from '../../../platform/imports/parseTable.ts';
import { findReturn } from '../loadGstMonth.ts';

/** A seller has some marketplaces, one row each for a place of supply. */
const mostRows = 5000;

/** Channels that were chosen for marketplaces, by their PAN. */
export async function chosenChannels(db: Db | Tx, brand_id: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('tcs_credits')
    .select(['operator_gstin', 'channel'])
    .distinct()
    .where('brand_id', '=', brand_id)
    .where('channel', 'is not', null)
    .execute();
  return new Map(rows.map(({ operator_gstin, channel }) => [operatorKey(operator_gstin), channel ?? '']));
}

/**
 * Imports the portal's table of TCS credits. A marketplace and month that is there is replaced: the portal's newest table
 * holds.
 * @throws ApiError 404 for a registration that the brand doesn't have; 422 on the field `file`
 */
export async function importTcs(
  db: Db,
  { brand_id, user_id }: Pick<Session, 'brand_id' | 'user_id'>,
  { form, now }: { form: FormFields; now: Date },
): Promise<TcsImported> {
  const asked = typeof form['gstin'] === 'string' ? form['gstin'] : '';
  const { gstin } = await findReturn(db, brand_id, { gstin: asked }, now);
  const table = await parseTable(form['file'], {
    type: 'tcs-credits',
    columns: fields.filter(({ is_required }) => is_required).map(({ name }) => name),
    fields,
    mostRows,
    isGuessed: true,
    mapping: parseMapping(form['mapping']),
    choices: parseChoices(form['choices']),
  });
  const rejected_rows: TcsImported['rejected_rows'] = [];
  const read: TcsCredit[] = [];
  for (const { row, cells } of table.rows) {
    const credit = readTcsCredit(cells);
    if ('value' in credit) read.push(credit.value);
    else
      for (const { column, problem } of credit.problems)
        rejected_rows.push({ row, column, value: cells[column] ?? '', reason: problem });
  }
  if (read.length === 0 && rejected_rows.length === 0)
    throw validationError({ file: 'The table of TCS credits has no rows.' });
  const credits = sumTcsCredits(read);
  if (credits.length > 0)
    await db.transaction().execute(async (tx) => {
      const channels = await chosenChannels(tx, brand_id);
      await tx
        .insertInto('tcs_credits')
        .values(
          credits.map((one) => ({
            brand_id,
            gstin,
            month: one.month,
            operator_gstin: one.operator_gstin,
            operator_name: one.operator_name,
            gross_paise: one.gross,
            returned_paise: one.returned,
            net_paise: one.net,
            igst_paise: one.igst,
            cgst_paise: one.cgst,
            sgst_paise: one.sgst,
            channel: channels.get(operatorKey(one.operator_gstin)) ?? null,
            imported_at: now,
            imported_by: user_id,
          })),
        )
        .onConflict((conflict) =>
          conflict.columns(['brand_id', 'gstin', 'month', 'operator_gstin']).doUpdateSet({
            operator_name: sql`excluded.operator_name`,
            gross_paise: sql`excluded.gross_paise`,
            returned_paise: sql`excluded.returned_paise`,
            net_paise: sql`excluded.net_paise`,
            igst_paise: sql`excluded.igst_paise`,
            cgst_paise: sql`excluded.cgst_paise`,
            sgst_paise: sql`excluded.sgst_paise`,
            imported_at: sql`excluded.imported_at`,
            imported_by: sql`excluded.imported_by`,
          }),
        )
        .execute();
    });
  return {
    saved: credits.length,
    months: [...new Set(credits.map(({ month }) => month))].toSorted(),
    rejected_rows,
    notes: table.notes,
  };
}
