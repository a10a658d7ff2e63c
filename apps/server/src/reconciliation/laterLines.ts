import { sql } from 'kysely';
import { lineIdRange } from './lineIds.ts';

/** Whether a line bills or pays an AWB of a file after it: of a later file, or further down in the same. */
export function billsAgain(
  table: 'invoice_lines' | 'remittance_lines',
  { brand_id, file_id }: { brand_id: string; file_id: string },
) {
  const { first, last } = lineIdRange(file_id);
  const line = (column: string) => sql.ref(`${table}.${column}`);
  // By the AWB, whatever the planner believes of a table that has just grown.
  return sql<boolean>`exists (
    select from (
      select id from ${sql.table(table)} as billed
      where billed.brand_id = ${brand_id} and billed.awb = ${line('awb')}
      offset 0
    ) as same
    where same.id between ${first} and ${last} and same.id < ${line('id')})`;
}
