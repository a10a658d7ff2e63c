import { sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import { lineId, lineIdRange } from './lineIds.ts';

type LineTable = 'invoice_lines' | 'remittance_lines';

/** Lines that have changed: of a whole file, or some of it, on which lines further down depend too. */
export interface ChangedLines {
  file_id: string;
  line_nos?: readonly number[] | undefined;
}

/** Lines of a file that are looked at together. */
const pageSize = 1000;
/** AWBs that are remembered, so that a file with one AWB in many lines asks for it once. */
const maxSeen = 50_000;

/** The AWBs of changed lines, page by page, with the id after which the lines that depend on them come. */
export async function* changedAwbs(
  db: Db,
  table: LineTable,
  brand_id: string,
  { file_id, line_nos }: ChangedLines,
): AsyncGenerator<{ awbs: string[]; after: string }> {
  const { first, last: end } = lineIdRange(file_id);
  const numbers = line_nos?.toSorted((one, other) => one - other);
  const after = numbers === undefined ? end : lineId(file_id, (numbers[0] ?? 1) - 1);
  const seen = new Set<string>();
  for (let last = first, at = 0; ; at += pageSize) {
    const ids = numbers?.slice(at, at + pageSize).map((line_no) => lineId(file_id, line_no));
    if (ids?.length === 0) return;
    const rows = await db
      .selectFrom(table)
      .select(['id', 'awb'])
      .where('brand_id', '=', brand_id)
      .where('id', '>', last)
      .where('id', '<=', end)
      .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
      .orderBy('id')
      .limit(pageSize)
      .execute();
    last = rows.at(-1)?.id ?? last;
    if (rows.length === 0 && ids === undefined) return;
    const awbs = [...new Set(rows.map(({ awb }) => awb))].filter((awb) => awb !== '' && !seen.has(awb));
    for (const awb of awbs) if (seen.size < maxSeen) seen.add(awb);
    if (awbs.length > 0) yield { awbs, after };
  }
}

/** Reads active lines of AWBs after an id, in the order of their ids. */
export async function readLater<Line>(
  db: Db,
  table: LineTable,
  {
    brand_id,
    awbs,
    after,
    limit,
  }: { brand_id: string; awbs: readonly string[]; after: string; limit: number },
): Promise<Line[]> {
  // By the AWBs, whatever the planner believes of a table that has just grown.
  const { rows } = await sql<Line>`
    select * from (
      select * from ${sql.table(table)}
      where brand_id = ${brand_id} and awb = any(${[...awbs]}::text[]) and is_active
      offset 0
    ) as lines
    where id > ${after} order by id limit ${limit}`.execute(db);
  return rows;
}
