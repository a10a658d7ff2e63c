import { floorConflict, floorInvalid, floorRefusal } from '../../base/floorProblem.ts';
import type {
  BinCount,
  BinCountDraft,
  CountApproval,
  CountBoard,
  CountDecision,
  CountedBin,
} from '@khep/api';
import { barcodesOf, isCodeOf, stateAfterCount } from '@khep/domain/warehouse';
import type { CountState } from '@khep/domain/warehouse';
import { sql } from 'kysely';
import { notFound } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import { lockStock, postMovements } from '../../brand/catalogue/stockMovements.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import { json } from '../../platform/db/schema.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { balanceIn, lockBinStock, moveBinStock } from '../bins/binStock.ts';
import { requireWarehouse } from '../bins/layouts.ts';
import type { BinCause, CountBinRecord, CountLineJson } from '../tables.ts';

/** Bins of one count: what a person counts in a shift. */
const mostBins = 500;
/** Counts and approvals of one page; the next ones follow when these are done. */
const shown = 100;

/** Who counts or decides. */
interface Counter {
  author: ChangeContext;
  user_id: string;
  name: string;
}

/**
 * Starts a count of the bins whose name begins with a text: `A` is an aisle, `A-04` a rack. Bins that are being counted
 * already are left to that count.
 * @throws ApiError 404, 422
 */
export async function startCount(
  tx: Tx,
  { author: { brand_id }, name }: Counter,
  { warehouse_id, bins }: BinCountDraft,
  now: Date,
): Promise<string> {
  await requireWarehouse(tx, brand_id, warehouse_id);
  const begin = bins.trim().toUpperCase();
  const found = await tx
    .selectFrom('bins')
    .select(['bin_id', 'name'])
    .where('brand_id', '=', brand_id)
    .where('warehouse_id', '=', warehouse_id)
    .where((eb) => eb(eb.fn('left', ['name', eb.val(begin.length)]), '=', begin))
    .orderBy('name')
    .limit(mostBins + 1)
    .execute();
  if (found.length === 0)
    throw floorInvalid(
      'no_bin_begins',
      { begin },
      { bins: `No bin of this warehouse begins with ${begin}. Check the name.` },
    );
  if (found.length > mostBins)
    throw floorInvalid(
      'too_many_bins',
      { most: mostBins, begin },
      {
        bins: `More than ${mostBins} bins begin with ${begin}. Enter more of the name.`,
      },
    );
  const count_id = newId('cnt', now.getTime());
  const added = await tx
    .insertInto('bin_count_bins')
    .values(
      found.map(({ bin_id, name: bin }) => ({
        brand_id,
        count_id,
        bin_id,
        bin,
        state: 'open' as const,
        rounds: json([]),
        updated_at: now,
      })),
    )
    .onConflict((conflicting) => conflicting.doNothing())
    .returning('bin_id')
    .execute();
  if (added.length === 0)
    throw floorInvalid('bins_in_count', {}, { bins: 'These bins are being counted already.' });
  await tx
    .insertInto('bin_counts')
    .values({ brand_id, count_id, warehouse_id, name: begin, created_by: name, created_at: now })
    .execute();
  return count_id;
}

/** The counts of a warehouse that aren't done, the newest first. */
export async function listCounts(db: Db, brand_id: string, warehouse_id: string): Promise<CountBoard> {
  await requireWarehouse(db, brand_id, warehouse_id);
  const ofState = (state: CountState) =>
    sql<number>`(count(*) filter (where bin_count_bins.state = ${state}))::int`;
  const rows = await db
    .selectFrom('bin_counts')
    .innerJoin('bin_count_bins', (join) =>
      join
        .onRef('bin_count_bins.brand_id', '=', 'bin_counts.brand_id')
        .onRef('bin_count_bins.count_id', '=', 'bin_counts.count_id'),
    )
    .select([
      'bin_counts.count_id as id',
      'bin_counts.name',
      'bin_counts.created_by',
      'bin_counts.created_at',
      sql<number>`count(*)::int`.as('bins'),
      ofState('done').as('done'),
      ofState('approval').as('approval'),
    ])
    .where('bin_counts.brand_id', '=', brand_id)
    .where('bin_counts.warehouse_id', '=', warehouse_id)
    .groupBy(['bin_counts.count_id', 'bin_counts.name', 'bin_counts.created_by', 'bin_counts.created_at'])
    .having(sql<boolean>`bool_or(bin_count_bins.state <> 'done')`)
    .orderBy('bin_counts.created_at', 'desc')
    .orderBy('bin_counts.count_id')
    .limit(shown)
    .execute();
  return { counts: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })) };
}

/** A count with its bins, in the order of their names. It never tells what should be in them. @throws ApiError 404 */
export async function loadCount(db: Db | Tx, brand_id: string, count_id: string): Promise<BinCount> {
  const count = await db
    .selectFrom('bin_counts')
    .select(['count_id', 'name', 'warehouse_id'])
    .where('brand_id', '=', brand_id)
    .where('count_id', '=', count_id)
    .executeTakeFirst();
  if (!count) throw notFound('count');
  const bins = await db
    .selectFrom('bin_count_bins')
    .select(['bin', 'state', 'rounds'])
    .where('brand_id', '=', brand_id)
    .where('count_id', '=', count_id)
    .orderBy('bin')
    .execute();
  return {
    id: count.count_id,
    name: count.name,
    warehouse_id: count.warehouse_id,
    bins: bins.map(({ bin, state, rounds }) => ({ bin, state, counted_by: rounds.map(({ name }) => name) })),
  };
}

async function lockCountBin(
  tx: Tx,
  brand_id: string,
  { count_id, bin }: { count_id: string; bin: string },
): Promise<CountBinRecord> {
  const row = await tx
    .selectFrom('bin_count_bins')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('count_id', '=', count_id)
    .where('bin', '=', bin.trim().toUpperCase())
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('bin of this count');
  return row;
}

/**
 * Records what a person found in a bin: every SKU that isn't named was not there. Small differences are booked; others are
 * counted again, and after that approved by another person.
 * @throws ApiError 404, 409 if the bin was counted meanwhile or waves take more than was found, 422
 */
export async function countBin(
  tx: Tx,
  { author, user_id, name }: Counter,
  count_id: string,
  { bin, round, lines }: CountedBin,
  now: Date,
): Promise<void> {
  const { brand_id } = author;
  const row = await lockCountBin(tx, brand_id, { count_id, bin });
  const open = row.state === 'open' ? 1 : row.state === 'recount' ? 2 : undefined;
  if (open !== round)
    throw floorConflict(
      'bin_counted',
      { bin: row.bin },
      `${row.bin} was counted by someone else. Continue with the next bin.`,
    );
  if (row.approver_id === user_id)
    throw floorConflict(
      'bin_seen',
      { bin: row.bin },
      `You saw what ${row.bin} should have. Another person counts it.`,
    );
  const counted = await resolveLines(tx, brand_id, lines);
  const inBin = await tx
    .selectFrom('bin_stock')
    .innerJoin('skus', (join) =>
      join.onRef('skus.brand_id', '=', 'bin_stock.brand_id').onRef('skus.id', '=', 'bin_stock.sku_id'),
    )
    .select(['skus.id', 'skus.sku_id'])
    .where('bin_stock.brand_id', '=', brand_id)
    .where('bin_stock.bin_id', '=', row.bin_id)
    .where('bin_stock.quantity', '>', 0)
    .execute();
  for (const { id, sku_id } of inBin)
    if (!counted.has(id)) counted.set(id, { record_id: id, sku_id, counted: 0 });
  const ids = [...counted.keys()];
  // SKUs before bins, as everywhere.
  if (ids.length > 0) await lockStock(tx, brand_id, ids);
  const balances = await lockBinStock(
    tx,
    brand_id,
    ids.map((sku_id) => ({ bin_id: row.bin_id, sku_id })),
  );
  const found = [...counted.values()].map((line): CountLineJson => ({
    ...line,
    expected: balanceIn(balances, { bin_id: row.bin_id, sku_id: line.record_id }).quantity,
  }));
  const state = stateAfterCount(round, found);
  if (state === 'done') await book(tx, author, row, found, round === 1 ? 'counted' : 'recounted', now);
  await tx
    .updateTable('bin_count_bins')
    .set({
      state,
      rounds: json([...row.rounds, { user_id, name, at: now.toISOString(), lines: found }]),
      updated_at: now,
    })
    .where('brand_id', '=', brand_id)
    .where('count_id', '=', count_id)
    .where('bin_id', '=', row.bin_id)
    .execute();
}

/** Finds the SKUs of scanned or typed codes: their own code, also in other case, else a barcode. @throws ApiError 422 */
async function resolveLines(
  tx: Tx,
  brand_id: string,
  lines: CountedBin['lines'],
): Promise<Map<string, Omit<CountLineJson, 'expected'>>> {
  const counted = new Map<string, Omit<CountLineJson, 'expected'>>();
  if (lines.length === 0) return counted;
  const codes = lines.map(({ sku_id }) => sku_id.trim());
  const own = tx
    .selectFrom('skus')
    .select(['id', 'sku_id', 'is_combo', 'additional_info'])
    .where('brand_id', '=', brand_id)
    .where('removed_at', 'is', null);
  const skus = await own.where('sku_id', 'in', codes).execute();
  const others = codes.filter((code) => skus.every(({ sku_id }) => sku_id !== code));
  if (others.length > 0)
    skus.push(
      ...(await own
        .where(
          sql<boolean>`(upper(skus.sku_id) in (${sql.join(others.map((code) => code.toUpperCase()))}) or exists (select 1 from jsonb_each_text(skus.additional_info) as field where ${sql.join(
            others.map(
              (code) => sql`ltrim(upper(trim(field.value)), '0') = ${code.toUpperCase().replace(/^0+/, '')}`,
            ),
            sql` or `,
          )}))`,
        )
        .execute()),
    );
  const problems: { code: 'sku_unknown' | 'sku_is_combo'; sku: string; at: number }[] = [];
  for (const [at, { quantity }] of lines.entries()) {
    const code = codes[at]!;
    const sku =
      skus.find(({ sku_id }) => sku_id === code) ??
      skus.find((one) => isCodeOf(code, { sku_id: one.sku_id, barcodes: barcodesOf(one.additional_info) }));
    if (!sku) problems.push({ code: 'sku_unknown', sku: code, at });
    else if (sku.is_combo) problems.push({ code: 'sku_is_combo', sku: code, at });
    else {
      const before = counted.get(sku.id)?.counted ?? 0;
      counted.set(sku.id, { record_id: sku.id, sku_id: sku.sku_id, counted: before + quantity });
    }
  }
  const [first] = problems;
  if (!first) return counted;
  // One code names one reason: what else is wrong is said when that is corrected.
  const same = problems.filter(({ code }) => code === first.code);
  const said = {
    sku_unknown: (sku: string) => `${sku} is no SKU of yours. Check the code.`,
    sku_is_combo: (sku: string) => `${sku} is a combo. Count its parts.`,
  };
  throw floorInvalid(
    first.code,
    { sku: same.map(({ sku }) => sku).join(', ') },
    Object.fromEntries(same.map(({ sku, at }) => [`lines.${at}.sku_id`, said[first.code](sku)])),
  );
}

/** Moves the differences of a bin, and the same units on hand. Its SKUs are locked before. */
async function book(
  tx: Tx,
  author: ChangeContext,
  { bin_id, bin }: CountBinRecord,
  lines: readonly CountLineJson[],
  cause: BinCause,
  now: Date,
): Promise<void> {
  const { brand_id } = author;
  const changes = lines.flatMap(({ record_id, sku_id, expected, counted }) =>
    counted === expected ? [] : [{ sku_id: record_id, code: sku_id, quantity: counted - expected }],
  );
  if (changes.length === 0) return;
  const balances = await lockBinStock(
    tx,
    brand_id,
    changes.map(({ sku_id }) => ({ bin_id, sku_id })),
  );
  for (const { sku_id, code, quantity } of changes) {
    const balance = balanceIn(balances, { bin_id, sku_id });
    if (balance.quantity + quantity < balance.reserved)
      throw floorConflict(
        'bin_in_waves',
        { bin, units: balance.reserved, sku: code },
        `Open waves take ${balance.reserved} × ${code} from ${bin}. Finish or cancel them, then count it again.`,
      );
  }
  await postMovements(
    tx,
    { ...author, now },
    changes.map(({ sku_id, quantity }) => ({ sku_id, kind: 'adjust', quantity })),
  );
  await moveBinStock(
    tx,
    author,
    changes.map(({ sku_id, quantity }) => ({ bin_id, sku_id, kind: 'count', quantity, reserved: 0, cause })),
    now,
  );
}

/** Bins whose counts still differ after the second one, for people who may change the stock. */
export async function listApprovals(
  db: Db | Tx,
  brand_id: string,
  user_id: string,
): Promise<CountApproval[]> {
  const rows = await db
    .selectFrom('bin_count_bins')
    .select(['count_id', 'bin', 'rounds'])
    .where('brand_id', '=', brand_id)
    .where('state', '=', 'approval')
    .orderBy('updated_at')
    .orderBy('count_id')
    .orderBy('bin')
    .limit(shown)
    .execute();
  return rows.map(({ count_id, bin, rounds }) => {
    const isOwn = rounds.some((round) => round.user_id === user_id);
    const first = new Map(rounds[0]?.lines.map(({ record_id, counted }) => [record_id, counted]));
    return {
      count_id,
      bin,
      counted_by: rounds.map(({ name }) => name),
      is_own: isOwn,
      // Who counted it may be asked to count it once more.
      lines: isOwn
        ? []
        : (rounds.at(-1)?.lines ?? []).map(({ record_id, sku_id, expected, counted }) => ({
            sku_id,
            expected,
            first: first.get(record_id) ?? 0,
            counted,
          })),
    };
  });
}

/**
 * Books the differences of a bin, or has it counted from the beginning.
 * @throws ApiError 403 for a person who counted it, 404, 409
 */
export async function decideCount(
  tx: Tx,
  { author, user_id }: Counter,
  { count_id, bin, decision }: CountDecision,
  now: Date,
): Promise<void> {
  const { brand_id } = author;
  const row = await lockCountBin(tx, brand_id, { count_id, bin });
  if (row.state !== 'approval')
    throw floorConflict('bin_decided', { bin: row.bin }, `${row.bin} was decided by someone else.`);
  if (row.rounds.some((round) => round.user_id === user_id))
    throw floorRefusal(
      403,
      'own_count',
      { bin: row.bin },
      `You counted ${row.bin}. Another person approves it.`,
    );
  const lines = row.rounds.at(-1)?.lines ?? [];
  if (decision === 'approve') {
    const ids = lines.map(({ record_id }) => record_id);
    if (ids.length > 0) await lockStock(tx, brand_id, ids);
    await book(tx, author, row, lines, 'approved', now);
  }
  await tx
    .updateTable('bin_count_bins')
    .set(
      decision === 'approve'
        ? { state: 'done', approver_id: user_id, updated_at: now }
        : { state: 'open', rounds: json([]), approver_id: user_id, updated_at: now },
    )
    .where('brand_id', '=', brand_id)
    .where('count_id', '=', count_id)
    .where('bin_id', '=', row.bin_id)
    .execute();
}
