import type { JobRowOutcome } from '@khep/domain/jobs';
import { maxChangedLines } from '@khep/api';
import type { DisputeState } from '@khep/domain/disputes';
import { lineMoves, toDisputeCategory } from '@khep/domain/reconciliation';
import type { LineAction } from '@khep/domain/reconciliation';
import { sql } from 'kysely';
import { formatNumber } from '@khep/domain/money';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { raiseInvoiceDisputes } from '../../disputes/fromReconciliation.ts';
import { moveDispute } from '../../disputes/moveDispute.ts';
import type { DisputeTerms } from '../../disputes/openDispute.ts';
import { loadDisputeSettings, windowsOf } from '../../disputes/settings.ts';
import { ApiError, notFound, validationError } from '../../../base/errors.ts';
import { appendEvents } from '../../../platform/db/events.ts';
import type { ChangeContext } from '../../../platform/db/events.ts';
import { parseBilled } from './billedText.ts';
import { matchingLines } from './invoiceLines.ts';
import type { LineFilter } from './invoiceLines.ts';
import { lockLineDisputes } from './lineDisputes.ts';
import type { LineDispute } from './lineDisputes.ts';

export interface LineChange {
  action: LineAction;
  note: string;
}

/** Lines by their ids, all of a list's filter less some, or all of a cause; without ids those that the action can change. */
export interface LineSelection {
  ids: readonly string[];
  matching?: LineFilter | undefined;
  except?: readonly string[] | undefined;
  cause?: string | undefined;
  invoice_id?: string | undefined;
}

/** Outcome of changing a line; without a message it was changed. */
export interface LineOutcome {
  /** AWB of the line; empty if it does not exist. */
  awb: string;
  /** Its difference, in paise. */
  amount_paise: number;
  /** `left_out`: it is not in a status that the action starts from. */
  state: JobRowOutcome;
  message: string;
}

/**
 * Ids of the lines to change, in order.
 * @throws ApiError 404 where an id is unknown; 422 on `matching` where there are too many
 */
export async function selectLines(
  db: Db,
  brand_id: string,
  action: LineAction,
  { ids, matching, except = [], cause, invoice_id }: LineSelection,
  today: string,
): Promise<string[]> {
  if (ids.length > 0) {
    await assertKnown(db, brand_id, ids);
    return [...new Set(ids)];
  }
  const filter = matching ?? (cause ? { cause, invoice_id } : undefined);
  // An empty filter is every line: never by an omission.
  if (!filter) return [];
  const found = await matchingLines(db, brand_id, filter, today)
    .clearSelect()
    .select('invoice_lines.id')
    .where('invoice_lines.status', 'in', [...lineMoves[action].from])
    // As the index of lines by file says it.
    .where('invoice_lines.status', '<>', 'matched')
    // Nothing can be disputed where nothing was overcharged. Of a cause it is said line by line.
    .$if(action === 'dispute' && matching !== undefined, (query) =>
      query.where('invoice_lines.difference_paise', '>', 0),
    )
    .orderBy('invoice_lines.id')
    .limit(maxChangedLines + except.length + 1)
    .execute();
  const excluded = new Set(except);
  const chosen = found.map(({ id }) => id).filter((id) => !excluded.has(id));
  if (chosen.length > maxChangedLines)
    throw validationError({
      matching: `More than ${formatNumber(maxChangedLines)} lines match. Filter by invoice or cause.`,
    });
  return chosen;
}

/** Counts what `selectLines` and `changeLines` would change of a list, in paise. */
export async function countChangeable(
  db: Db,
  brand_id: string,
  { action, matching, except = [] }: { action: LineAction; matching: LineFilter; except?: readonly string[] },
  today: string,
): Promise<{ lines: number; amount_paise: number; left_out: number }> {
  const { from } = lineMoves[action];
  const isChangeable = sql`invoice_lines.status = any(${[...from]}::text[])${
    // Nothing can be disputed where nothing was overcharged.
    action === 'dispute' ? sql` and invoice_lines.difference_paise > 0` : sql``
  }`;
  const { all, ...counted } = await matchingLines(db, brand_id, matching, today)
    .clearSelect()
    .$if(except.length > 0, (query) => query.where('invoice_lines.id', 'not in', [...except]))
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      sql<number>`count(*) filter (where ${isChangeable})`.as('lines'),
      sql<number>`coalesce(sum(invoice_lines.difference_paise) filter (where ${isChangeable}), 0)::bigint`.as(
        'amount_paise',
      ),
    ])
    .executeTakeFirstOrThrow();
  return { ...counted, left_out: all - counted.lines };
}

/** Loads what disputes of invoice lines are raised with. */
export async function loadLineTerms(db: Db, brand_id: string): Promise<DisputeTerms> {
  return { windows: windowsOf(await loadDisputeSettings(db, brand_id)), rules: [] };
}

/**
 * Moves lines to another status, and their disputes with them: a disputed line has a dispute. Returns what became of
 * each; one that can't change stays as it is.
 */
export async function changeLines(
  tx: Tx,
  { brand_id, actor }: ChangeContext,
  { action, note }: LineChange,
  ids: readonly string[],
  { now, terms }: { now: Date; terms: DisputeTerms },
): Promise<Map<string, LineOutcome>> {
  const { to, from } = lineMoves[action];
  if (ids.length === 0) return new Map();
  // Disputes before lines, as where a dispute changes its line.
  const disputes = await lockLineDisputes(tx, brand_id, ids);
  const chosen = await tx
    .selectFrom('invoice_lines')
    .innerJoin('courier_files', (join) =>
      join
        .onRef('courier_files.brand_id', '=', 'invoice_lines.brand_id')
        .onRef('courier_files.id', '=', 'invoice_lines.file_id'),
    )
    .selectAll('invoice_lines')
    .select('courier_files.own_number')
    .where('invoice_lines.brand_id', '=', brand_id)
    .where('invoice_lines.id', 'in', [...ids])
    .orderBy('invoice_lines.id')
    .forUpdate('invoice_lines')
    .execute();
  const outcomes = new Map<string, LineOutcome>();
  const settle = (
    { id, awb, difference_paise: amount_paise }: (typeof chosen)[number],
    state: LineOutcome['state'],
    message = '',
  ) => outcomes.set(id, { awb, amount_paise, state, message });
  const lines = chosen.filter(({ is_active, status }) => is_active && from.includes(status));
  for (const line of chosen) {
    if (!line.is_active) settle(line, 'left_out', 'Its invoice was deleted.');
    else if (!from.includes(line.status))
      settle(line, 'left_out', `Not changed: it is ${line.status.replace('_', ' ')}.`);
  }
  const author = { actor, now };
  if (action === 'dispute') {
    for (const line of lines)
      if (line.difference_paise <= 0)
        settle(line, 'failed', 'Nothing was overcharged. Accept the line instead.');
    const overcharged = lines.filter(({ difference_paise }) => difference_paise > 0);
    const byId = new Map(overcharged.map((line) => [line.id, line]));
    const charges = overcharged.flatMap((line) =>
      line.shipment_id === null
        ? []
        : {
            line_id: line.id,
            shipment_id: line.shipment_id,
            category: toDisputeCategory(line.category),
            billed_weight_g: parseBilled(line.billed).charged_g ?? null,
            amount_paise: line.difference_paise,
            reference: line.own_number,
            remark: line.why,
          },
    );
    const raised = await raiseInvoiceDisputes(tx, brand_id, charges, terms, author);
    for (const { line_id, is_refused, message } of raised)
      if (is_refused) settle(byId.get(line_id)!, 'failed', message);
  } else
    for (const line of lines) {
      const dispute = disputes.get(line.id);
      const move = dispute && disputeMove(action, dispute);
      if (!move) continue;
      try {
        await moveDispute(
          tx,
          { brand_id, dispute_id: dispute.dispute_id },
          { ...move, ...terms, note },
          author,
        );
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        settle(line, 'failed', error.detail);
      }
    }
  const changed = lines.filter(({ id }) => !outcomes.has(id));
  for (const line of changed) settle(line, 'done');
  if (changed.length > 0)
    await tx
      .updateTable('invoice_lines')
      .set({ status: to, note, updated_by: actor.name ?? '', updated_at: now })
      .where('brand_id', '=', brand_id)
      .where(
        'id',
        'in',
        changed.map(({ id }) => id),
      )
      .execute();
  await appendEvents(
    tx,
    changed.map((row) => ({
      brand_id,
      ...(row.order_id !== null && { order_id: row.order_id }),
      ...(row.shipment_id !== null && { shipment_id: row.shipment_id }),
      kind: `invoice_line.${to}`,
      actor,
      data: {
        line_id: row.id,
        awb: row.awb,
        category: row.category,
        amount_paise: row.difference_paise,
        note,
      },
      at: now,
    })),
  );
  return outcomes;
}

/** How the dispute of a line follows it; undefined where it stays. What was credited stays credited. */
function disputeMove(
  action: Exclude<LineAction, 'dispute'>,
  { state, released_paise }: LineDispute,
): { to: DisputeState; released_paise: number } | undefined {
  const isOpen = state === 'DISPUTED';
  if (action === 'accept') return undefined;
  if (action === 'reopen')
    return isOpen || state === 'LOST' || state === 'PARTIAL'
      ? { to: 'WITHDRAWN', released_paise }
      : undefined;
  return isOpen ? { to: released_paise > 0 ? 'PARTIAL' : 'LOST', released_paise } : undefined;
}

async function assertKnown(db: Db, brand_id: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { count } = await db
    .selectFrom('invoice_lines')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('brand_id', '=', brand_id)
    .where('id', 'in', [...ids])
    .executeTakeFirstOrThrow();
  if (count < new Set(ids).size) throw notFound('invoice line');
}
