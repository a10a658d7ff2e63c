import type { ResponseOf, calls } from '@khep/api';
import { requireService } from '../../partners/couriers/courierServices.ts';
import type { Actor } from '../../base/actor.ts';
import { queryKeyset } from '../../platform/db/pagination.ts';
import type { Db } from '../../platform/db/schema.ts';
import { parseMapping } from '../mappings/startImport.ts';
import type { FieldErrors } from '../../base/errors.ts';
import { readCell } from '../../platform/imports/readCells.ts';
import { parseTable } from '../../platform/imports/parseTable.ts';
import type { TableRow } from '../../platform/imports/parseTable.ts';
import { recordChanges, zonesBefore } from './pincodeChanges.ts';

type Uploaded = ResponseOf<typeof calls.contracts.pincodesAdd>['data'];
type Rejected = Uploaded['rejected_rows'][number];
interface Mapping {
  pincode: string;
  zone: string;
  is_active: boolean;
}

// Four parameters per row: below the limit of both engines.
const rowsAtOnce = 2000;
/** More are corrected in the file. */
const maxRejected = 2000;

/** One row of the file, or its problem. An empty `is_active` means yes. */
function parseRow({ row, cells }: TableRow): Mapping | Rejected {
  const wrong: FieldErrors = {};
  const at = (field: string) => ({ field, wrong });
  const pincode = readCell('pincode', cells['pincode'], at('pincode'));
  const zone = readCell('zone', cells['zone'], at('zone'));
  const is_active = readCell('flag', cells['is_active'], at('is_active')) ?? true;
  if (pincode === undefined) wrong['pincode'] ??= 'Enter six digits, such as 302017.';
  if (zone === undefined) wrong['zone'] ??= 'Enter the zone, such as B.';
  for (const [column, reason] of Object.entries(wrong))
    return { row, column, value: cells[column] ?? '', reason };
  return { pincode: pincode ?? '', zone: zone ?? '', is_active };
}

/** Creates or updates zones of pincodes. Valid rows are saved even if others are invalid. */
export async function uploadPincodeZones(
  db: Db,
  brand_id: string,
  courier_id: number,
  { file, mapping }: { file: unknown; mapping?: unknown },
  { actor, now }: { actor: Actor; now: Date },
): Promise<Uploaded> {
  requireService(courier_id);
  const table = await parseTable(file, {
    columns: ['pincode', 'zone'],
    mostRows: 30_000,
    mapping: parseMapping(mapping),
  });
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
    const before = await zonesBefore(tx, brand_id, courier_id);
    for (let at = 0; at < rows.length; at += rowsAtOnce)
      await tx
        .insertInto('pincode_zones')
        .values(rows.slice(at, at + rowsAtOnce).map((row) => ({ brand_id, courier_id, ...row })))
        .onConflict((conflict) =>
          conflict.columns(['brand_id', 'courier_id', 'pincode']).doUpdateSet((eb) => ({
            zone: eb.ref('excluded.zone'),
            is_active: eb.ref('excluded.is_active'),
          })),
        )
        .execute();
    return recordChanges(tx, { brand_id, courier_id, actor, now }, before, rows);
  });
  return {
    rows_read: table.rows.length,
    added,
    updated: rows.length - added,
    columns: [...table.heading],
    rejected_rows: rejected_rows.slice(0, maxRejected),
    rejected_lines: rejectedLines(table.rows, rejected_rows),
  };
}

/** The cells of rejected rows, to be corrected and sent again. */
function rejectedLines(rows: readonly TableRow[], rejected: readonly Rejected[]): TableRow[] {
  const wrong = new Set(rejected.slice(0, maxRejected).map(({ row }) => row));
  return rows.filter(({ row }) => wrong.has(row)).map(({ row, cells }) => ({ row, cells: { ...cells } }));
}

/** One page of a courier's zone mapping, by pincode; `search` is a pincode prefix or a zone. */
export async function pincodeZonesOf(
  db: Db,
  brand_id: string,
  courier_id: number,
  { search, ...page }: { page: number; page_size: number; after?: string; search?: string | undefined },
): Promise<{ mappings: Mapping[]; total: number; next: string | null }> {
  requireService(courier_id);
  let rows = db
    .selectFrom('pincode_zones')
    .where('brand_id', '=', brand_id)
    .where('courier_id', '=', courier_id);
  if (search)
    rows = /^\d+$/.test(search)
      ? rows.where('pincode', 'like', `${search}%`)
      : rows.where((eb) => eb(eb.fn('lower', ['zone']), '=', search.toLowerCase()));
  const [{ rows: mappings, next }, counted] = await Promise.all([
    queryKeyset(
      rows.select(['pincode', 'zone', 'is_active']),
      { column: 'pincode', holds: 'text', id: 'pincode', direction: 'asc' },
      page,
    ),
    rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { mappings, total: counted.total, next };
}
