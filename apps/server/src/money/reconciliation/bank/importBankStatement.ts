import type { BankStatementResult } from '@khep/api';
import { bankStatementFields as fields, readAmount, readDate } from '@khep/domain/mapping';
import { plainReference } from '@khep/domain/reconciliation';
import { createHash } from 'node:crypto';
import { parseChoices, parseMapping } from '../../../brand/mappings/parseChoices.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { FormFields } from '../../../platform/http/bindRoute.ts';
import { parseTable } from '../../../platform/imports/parseTable.ts';
import { countPayoutsOf } from './payouts.ts';

const maxText = 500;
const batchSize = 1000;

/**
 * Imports the deposits of a bank statement. Withdrawals are nothing of COD and aren't kept. A deposit is known again by its
 * row, so that statements may overlap.
 * @throws ApiError 422 on the field `file`
 */
export async function importBankStatement(
  db: Db,
  brand_id: string,
  { form, now }: { form: FormFields; now: Date },
): Promise<BankStatementResult> {
  const { file } = form;
  const table = await parseTable(file, {
    type: 'bank-statement',
    columns: ['date', 'narration', 'credit'],
    fields,
    mostRows: 100_000,
    isGuessed: true,
    mapping: parseMapping(form['mapping']),
    choices: parseChoices(form['choices']),
  });
  const rejected_rows: BankStatementResult['rejected_rows'] = [];
  const counts = new Map<string, number>();
  let skipped = 0;
  const rows = table.rows.flatMap(({ row, cells }) => {
    const reject = (column: string, reason: string) => {
      rejected_rows.push({ row, column, value: cells[column] ?? '', reason });
      return [];
    };
    const amount = readAmount(cells['credit'] ?? '', { credit: 'plus' });
    const date = readDate(cells['date'] ?? '');
    // A line of asterisks, or a summary below the rows.
    if (!('value' in date) || date.value === undefined) {
      if (!('problem' in amount) && amount.value)
        return reject('date', 'problem' in date ? date.problem : 'Enter the date.');
      skipped += 1;
      return [];
    }
    if ('problem' in amount) return reject('credit', amount.problem);
    if (!amount.value) {
      skipped += 1;
      return [];
    }
    if (amount.value < 0) return reject('credit', 'Enter a deposit above 0.');
    const [narration, reference] = ['narration', 'reference'].map((name) =>
      (cells[name] ?? '').trim().slice(0, maxText),
    ) as [string, string];
    const plain_text = `${plainReference(reference)} ${plainReference(narration)}`;
    const key = [date.value, plain_text, amount.value].join('|');
    // Two equal deposits of one day are two.
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    const id = createHash('sha256').update(`${key}|${count}`).digest('hex').slice(0, 40);
    return [{ id, day: date.value, narration, reference, plain_text, credit_paise: amount.value }];
  });
  const file_name = file instanceof File ? file.name.slice(0, 120) : '';
  let added = 0;
  for (let from = 0; from < rows.length; from += batchSize) {
    const inserted = await db
      .insertInto('bank_credits')
      .values(
        rows.slice(from, from + batchSize).map((row) => ({ brand_id, ...row, file_name, created_at: now })),
      )
      .onConflict((conflict) => conflict.columns(['brand_id', 'id']).doNothing())
      .returning('id')
      .execute();
    added += inserted.length;
  }
  return {
    added,
    known: rows.length - added,
    skipped,
    matched: await countPayoutsOf(db, brand_id, rows),
    rejected_rows,
    notes: table.notes,
  };
}
