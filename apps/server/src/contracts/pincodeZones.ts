import type { ResponseOf, calls } from '@khep/api';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { parseTable } from '../imports/parseTable.ts';
import type { TableRow } from '../imports/parseTable.ts';
import { requireService } from './rateCards.ts';

type Uploaded = ResponseOf<typeof calls.contracts.pincodesAdd>['data'];
type Rejected = Uploaded['rejected_rows'][number];
interface Mapping {
  pincode: string;
  zone: string;
  is_active: boolean;
}

const words = {
  yes: new Set(['', 'true', 'yes', 'y', '1', 'active']),
  no: new Set(['false', 'no', 'n', '0', 'inactive']),
};
// Four parameters per row: below the limit of both engines.
const rowsAtOnce = 2000;

/** One row of the file, or its problem. */
function parseRow({ row, cells }: TableRow): Mapping | Rejected {
  const [pincode = '', zone = '', active = ''] = [cells['pincode'], cells['zone'], cells['is_active']];
  const wrong = (column: string, value: string, reason: string): Rejected => ({ row, column, value, reason });
  if (!/^[1-9]\d{5}$/.test(pincode)) return wrong('pincode', pincode, 'Enter six digits, such as 302017.');
  if (zone === '' || zone.length > 20) return wrong('zone', zone, 'Enter the zone, such as B.');
  const flag = active.toLowerCase();
  if (!words.yes.has(flag) && !words.no.has(flag)) return wrong('is_active', active, 'Enter true or false.');
  return { pincode, zone, is_active: words.yes.has(flag) };
}

/** Creates or updates zones of pincodes. Valid rows are saved even if others are invalid. */
export async function uploadPincodeZones(
  db: Db,
  brand_id: string,
  courier_id: number,
  file: unknown,
): Promise<Uploaded> {
  requireService(courier_id);
  const table = await parseTable(file, { columns: ['pincode', 'zone'], mostRows: 30_000 });
  const rejected_rows: Rejected[] = [];
  const mappings = new Map<string, Mapping>();
  for (const line of table.rows) {
    const read = parseRow(line);
    if ('reason' in read) rejected_rows.push(read);
    // Of duplicates the last row is used.
    else mappings.set(read.pincode, read);
  }
  const rows = [...mappings.values()];
  const added = await db.transaction().execute(async (tx) => {
    let fresh = 0;
    for (let at = 0; at < rows.length; at += rowsAtOnce) {
      const written = await tx
        .insertInto('pincode_zones')
        .values(rows.slice(at, at + rowsAtOnce).map((row) => ({ brand_id, courier_id, ...row })))
        .onConflict((conflict) =>
          conflict.columns(['brand_id', 'courier_id', 'pincode']).doUpdateSet((eb) => ({
            zone: eb.ref('excluded.zone'),
            is_active: eb.ref('excluded.is_active'),
          })),
        )
        // An inserted row has no xmax; an updated one has.
        .returning(sql<boolean>`xmax = 0`.as('is_new'))
        .execute();
      fresh += written.filter(({ is_new }) => is_new).length;
    }
    return fresh;
  });
  return { rows_read: table.rows.length, added, updated: rows.length - added, rejected_rows };
}

/** One page of a courier's zone mapping, by pincode; `search` is a pincode prefix or a zone. */
export async function pincodeZonesOf(
  db: Db,
  brand_id: string,
  courier_id: number,
  { page, page_size, search }: { page: number; page_size: number; search?: string | undefined },
): Promise<{ mappings: Mapping[]; total: number }> {
  requireService(courier_id);
  let rows = db
    .selectFrom('pincode_zones')
    .where('brand_id', '=', brand_id)
    .where('courier_id', '=', courier_id);
  if (search)
    rows = /^\d+$/.test(search)
      ? rows.where('pincode', 'like', `${search}%`)
      : rows.where((eb) => eb(eb.fn('lower', ['zone']), '=', search.toLowerCase()));
  const [mappings, counted] = await Promise.all([
    rows
      .select(['pincode', 'zone', 'is_active'])
      .orderBy('pincode')
      .limit(page_size)
      .offset((page - 1) * page_size)
      .execute(),
    rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { mappings, total: counted.total };
}
