import type { PayoutItem } from '@khep/api';
import { paiseToRupees } from '@khep/domain/money';
import { judgePayout, minReferenceLength, namesUtr, plainReference } from '@khep/domain/reconciliation';
import { sql } from 'kysely';
import { courierName } from '../../../partners/couriers/courierServices.ts';
import { countMatching, queryKeyset } from '../../../platform/db/pagination.ts';
import type { Db } from '../../../platform/db/schema.ts';

interface PayoutFilter {
  courier_ids?: readonly number[] | undefined;
  page: number;
  page_size: number;
  after?: string | undefined;
}

interface Received {
  paise: number;
  day: string;
}

/** Sums the deposits of each UTR. */
async function findReceived(
  db: Db,
  brand_id: string,
  utrs: readonly string[],
): Promise<Map<string, Received>> {
  const plain = [...new Set(utrs.map(plainReference))].filter((utr) => utr.length >= minReferenceLength);
  if (plain.length === 0) return new Map();
  const { rows } = await sql<{ utr: string; paise: number; day: string }>`
    select wanted.utr, sum(credit_paise)::bigint as paise, min(day) as day
    from unnest(${plain}::text[]) as wanted (utr)
    join bank_credits on brand_id = ${brand_id} and position(wanted.utr in plain_text) > 0
    group by wanted.utr`.execute(db);
  return new Map(rows.map(({ utr, paise, day }) => [utr, { paise, day }]));
}

function remittances(db: Db, brand_id: string) {
  return db
    .selectFrom('courier_files')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('kind', '=', 'cod')
    .where('state', '=', 'ready')
    .where('is_active', '=', true);
}

/** Counts the remittances whose UTR is named by deposits. */
export async function countPayoutsOf(
  db: Db,
  brand_id: string,
  credits: readonly { reference: string; narration: string }[],
): Promise<number> {
  const files = await remittances(db, brand_id).where('utr', '<>', '').limit(10_000).execute();
  return files.filter(({ utr }) => credits.some((credit) => namesUtr(credit, utr))).length;
}

/** Lists remittances, the newest first, with what was collected, what they advise and what the bank received. */
export async function listPayouts(db: Db, brand_id: string, filter: PayoutFilter) {
  let query = remittances(db, brand_id);
  if (filter.courier_ids?.length) query = query.where('courier_id', 'in', [...filter.courier_ids]);
  const { rows, next } = await queryKeyset(
    query,
    { column: 'created_at', holds: 'moment', id: 'id', direction: 'desc' },
    filter,
  );
  const ids = rows.map(({ id }) => id);
  const [sums, received, statement, count] = await Promise.all([
    ids.length === 0
      ? []
      : db
          .selectFrom('remittance_lines')
          .select((eb) => [
            'file_id',
            eb.fn.sum<number>('expected_paise').as('collected'),
            eb.fn.sum<number>('net_paise').as('advised'),
          ])
          .where('brand_id', '=', brand_id)
          .where('file_id', 'in', ids)
          .groupBy('file_id')
          .execute(),
    findReceived(
      db,
      brand_id,
      rows.map(({ utr }) => utr),
    ),
    db
      .selectFrom('bank_credits')
      .select((eb) => [eb.fn.min('day').as('first'), eb.fn.max('day').as('last')])
      .where('brand_id', '=', brand_id)
      .executeTakeFirst(),
    countMatching(db, query),
  ]);
  // Deposits are stored, and not the days of a statement: these lie within its days.
  const { first, last } = { first: statement?.first ?? '', last: statement?.last ?? '' };
  const sumOf = new Map(sums.map((row) => [row.file_id, row]));
  const items = rows.map((file): PayoutItem => {
    const { collected = 0, advised = 0 } = sumOf.get(file.id) ?? {};
    const deposit = received.get(plainReference(file.utr));
    const paise = deposit?.paise ?? file.bank_paise ?? undefined;
    const { state, difference } = judgePayout({
      utr: file.utr,
      advised,
      received: paise,
      isCovered: first !== '' && first <= file.day && last > file.day,
    });
    return {
      id: file.id,
      number: file.number,
      courier_name: courierName(file.courier_id),
      utr: file.utr,
      day: file.day,
      collected: paiseToRupees(collected),
      advised: paiseToRupees(advised),
      received: paise === undefined ? null : paiseToRupees(paise),
      received_on: deposit?.day ?? '',
      state,
      difference: difference === null ? null : paiseToRupees(difference),
    };
  });
  return { items, has_statement: last !== '', next, ...count };
}
