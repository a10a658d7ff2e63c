import type { ResponseOf, calls } from '@khep/api';
import { formatRupees, paiseToRupees } from '@khep/domain/money';
import { creditNoteFields as fields, readAmount, readAwb } from '@khep/domain/mapping';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { moveDispute } from '../../disputes/moveDispute.ts';
import { loadDisputeSettings, windowsOf } from '../../disputes/settings.ts';
import { appendEvent } from '../../../platform/db/events.ts';
import type { ChangeContext } from '../../../platform/db/events.ts';
import type { FormFields } from '../../../platform/http/bindRoute.ts';
import { parseChoices, parseMapping } from '../../../brand/mappings/parseChoices.ts';
import { parseTable } from '../../../platform/imports/parseTable.ts';
import { postEntry } from '../../../brand/ledger/post.ts';
import { assertOwnCourier } from './assertOwnCourier.ts';
import { lockLineDisputes } from '../lines/lineDisputes.ts';
import type { LineDispute } from '../lines/lineDisputes.ts';
import { partnerServices } from '../lines/shipmentsOfLines.ts';

type Result = ResponseOf<typeof calls.reconciling.creditNote>['data'];

/**
 * Imports a credit note: each amount settles the courier's disputed line of that AWB, and is posted as a claim once: what
 * a brand imports itself can't be spent.
 * Lines without a disputed line are returned with the reason; the others are saved.
 * @throws ApiError 422 on the field `file`
 */
export async function importCreditNote(
  db: Db,
  { brand_id, actor }: ChangeContext,
  { courier_id, form, now }: { courier_id: number; form: FormFields; now: Date },
): Promise<Result> {
  const table = await parseTable(form['file'], {
    columns: ['awb', 'total'],
    fields,
    mostRows: 100_000,
    isGuessed: true,
    mapping: parseMapping(form['mapping']),
    choices: parseChoices(form['choices']),
  });
  await assertOwnCourier(db, brand_id, {
    courier_id,
    awbs: table.rows.map(({ cells }) => cells['awb'] ?? ''),
    titles: table.titles,
  });
  const number =
    typeof form['number'] === 'string' && form['number'] !== '' ? form['number'] : fileName(form['file']);
  const found: Result = { credited: 0, amount: 0, rejected_rows: [], notes: table.notes };
  let paise = 0;
  for (const { row, cells } of table.rows) {
    const awb = readAwb(cells['awb'] ?? '');
    const amount = readAmount(cells['total'] ?? '', { credit: 'plus' });
    const reject = (column: string, reason: string) =>
      found.rejected_rows.push({ row, column, value: cells[column] ?? '', reason });
    if ('problem' in awb || awb.value === undefined) {
      reject('awb', 'problem' in awb ? awb.problem : 'Enter the AWB.');
      continue;
    }
    if ('problem' in amount || !amount.value || amount.value <= 0) {
      reject('total', 'problem' in amount ? amount.problem : 'Enter the credited amount.');
      continue;
    }
    const credit = { awb: awb.value, paise: amount.value, number, courier_ids: partnerServices(courier_id) };
    const problem = await creditLine(db, { brand_id, actor }, credit, now);
    if (problem !== undefined) {
      reject('awb', problem);
      continue;
    }
    found.credited += 1;
    paise += amount.value;
  }
  return { ...found, amount: paiseToRupees(paise) };
}

const fileName = (file: unknown): string => (file instanceof File ? file.name.slice(0, 60) : 'credit note');

interface Credit {
  awb: string;
  paise: number;
  number: string;
  courier_ids: readonly number[];
}

/** Settles the disputed line of an AWB. Returns why it could not. */
async function creditLine(
  db: Db,
  { brand_id, actor }: ChangeContext,
  { awb, paise, number, courier_ids }: Credit,
  now: Date,
): Promise<string | undefined> {
  return db.transaction().execute(async (tx) => {
    const disputed = tx
      .selectFrom('invoice_lines')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .where('courier_id', 'in', [...courier_ids])
      .where('is_active', '=', true)
      .where('status', '=', 'disputed')
      // Of several lines the one that it settles.
      .orderBy(sql`difference_paise - recovered_paise = ${paise}`, 'desc')
      .orderBy('difference_paise', 'desc')
      .limit(1);
    // A line that was matched by its order ID has the AWB of the courier in its billed values.
    const isWrittenSo = sql<boolean>`position(${`"awb":${JSON.stringify(awb)}`} in billed) > 0`;
    const found =
      (await disputed.where('awb', '=', awb).executeTakeFirst()) ??
      (await disputed.where(isWrittenSo).executeTakeFirst());
    // Disputes before lines, as where a dispute changes its line.
    const dispute = found && (await lockLineDisputes(tx, brand_id, [found.id])).get(found.id);
    const line = found && (await disputed.where('id', '=', found.id).forUpdate().executeTakeFirst());
    if (!line) return 'No disputed line of this courier has this AWB.';
    const open = line.difference_paise - line.recovered_paise;
    if (paise > open)
      return `${formatRupees(paise)} is more than the disputed ${formatRupees(open)}. Check the amount.`;
    const isPosted = await postEntry(tx, {
      brand_id,
      key: `credit-note:${number}:${line.id}`,
      cause: dispute ? { type: 'dispute', id: dispute.dispute_id } : { type: 'adjustment', id: line.id },
      reference: awb,
      order_id: line.order_id,
      note: `Credit note ${number}`,
      actor,
      at: now,
      entry: { kind: 'CLAIM_CREDIT', from: 'adjustments', to: 'claims', amount_paise: paise },
    });
    if (!isPosted) return `Credit note ${number} was imported for this AWB before.`;
    const recovered_paise = line.recovered_paise + paise;
    // A part leaves the remaining amount disputed.
    const isSettled = paise === open;
    await tx
      .updateTable('invoice_lines')
      .set({
        recovered_paise,
        status: isSettled ? 'credited' : 'disputed',
        updated_by: actor.name ?? '',
        updated_at: now,
      })
      .where('brand_id', '=', brand_id)
      .where('id', '=', line.id)
      .execute();
    if (dispute)
      await recordCredit(tx, { brand_id, actor }, dispute, { recovered_paise, isSettled, number, now });
    await appendEvent(tx, {
      brand_id,
      ...(line.order_id !== null && { order_id: line.order_id }),
      ...(line.shipment_id !== null && { shipment_id: line.shipment_id }),
      kind: 'invoice_line.credited',
      actor,
      data: { line_id: line.id, awb, amount_paise: paise, credit_note: number },
      at: now,
    });
    return undefined;
  });
}

/** Brings a dispute to what its credit notes have credited: won where they settle it. */
async function recordCredit(
  tx: Tx,
  { brand_id, actor }: ChangeContext,
  { dispute_id }: LineDispute,
  {
    recovered_paise,
    isSettled,
    number,
    now,
  }: { recovered_paise: number; isSettled: boolean; number: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('disputes')
    .set({ released_paise: recovered_paise, updated_at: now })
    .where('brand_id', '=', brand_id)
    .where('dispute_id', '=', dispute_id)
    .execute();
  if (!isSettled) return;
  const windows = windowsOf(await loadDisputeSettings(tx, brand_id));
  const note = `Credit note ${number}`;
  await moveDispute(tx, { brand_id, dispute_id }, { to: 'WON', windows, note }, { actor, now });
}
