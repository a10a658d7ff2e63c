import type { ResponseOf, calls } from '@khep/api';
import { requireService } from '../../partners/couriers/courierServices.ts';
import type { Actor } from '../../base/actor.ts';
import { mapInTurns } from '../../base/mapInTurns.ts';
import { queryKeyset } from '../../platform/db/pagination.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { newId } from '../../base/ids.ts';
import { deleteImportDrafts, saveRejectedRecords } from '../mappings/importDrafts.ts';
import { importFields } from '../mappings/importFields.ts';
import { parseChoices, parseMapping } from '../mappings/parseChoices.ts';
import type { FieldErrors } from '../../base/errors.ts';
import { readCell } from '../../platform/imports/readCells.ts';
import { parseTable } from '../../platform/imports/parseTable.ts';
import type { TableRow } from '../../platform/imports/parseTable.ts';
import type { FormFields } from '../../platform/http/bindRoute.ts';
import { renumberRows } from '../../platform/imports/renumberRows.ts';
import { recordChanges, zonesBefore } from './pincodeChanges.ts';

type Uploaded = ResponseOf<typeof calls.contracts.pincodesAdd>['data'];
type Rejected = Uploaded['rejected_rows'][number];
interface Mapping {
  pincode: string;
  zone: string;
  is_active: boolean;
}

const importType = 'pincode-mapping';
// Four parameters per row: below the limit of both engines.
const rowsAtOnce = 2000;
/** Rejected rows that are shown and wait; more are corrected in the file. */
const maxRejected = 2000;

/** A row that isn't saved, with all that is wrong with it. */
interface RejectedLine {
  line: TableRow;
  problems: Rejected[];
}

/** One row of the file, or its problems. An empty `is_active` means yes. */
function parseRow(line: TableRow): Mapping | RejectedLine {
  const { row, cells } = line;
  const wrong: FieldErrors = {};
  const at = (field: string) => ({ field, wrong });
  const pincode = readCell('pincode', cells['pincode'], at('pincode'));
  const zone = readCell('zone', cells['zone'], at('zone'));
  if (pincode === undefined) wrong['pincode'] ??= 'Enter six digits, such as 302017.';
  if (zone === undefined) wrong['zone'] ??= 'Enter the zone, such as B.';
  const is_active = readCell('flag', cells['is_active'], at('is_active')) ?? true;
  const problems = Object.entries(wrong).map(([column, reason]) => ({
    row,
    column,
    value: cells[column] ?? '',
    reason,
  }));
  return problems.length > 0 ? { line, problems } : { pincode: pincode ?? '', zone: zone ?? '', is_active };
}

/** Reads the rows of a file. PIN codes with two zones are rejected: only the courier knows which is right. */
async function readMappings(
  lines: readonly TableRow[],
): Promise<{ rows: Mapping[]; rejected: RejectedLine[] }> {
  const rejected: RejectedLine[] = [];
  const found = new Map<string, (Mapping & { line: TableRow })[]>();
  const read = await mapInTurns(lines, (line) => ({ line, mapping: parseRow(line) }));
  for (const { line, mapping } of read) {
    if ('problems' in mapping) rejected.push(mapping);
    else {
      const same = found.get(mapping.pincode);
      if (same) same.push({ ...mapping, line });
      else found.set(mapping.pincode, [{ ...mapping, line }]);
    }
  }
  const rows: Mapping[] = [];
  for (const same of found.values()) {
    const { pincode, zone, is_active } = same[0]!;
    const other = same.find((one) => one.zone !== zone || one.is_active !== is_active);
    if (!other) {
      rows.push({ pincode, zone, is_active });
      continue;
    }
    const column = other.zone === zone ? 'is_active' : 'zone';
    const said = same.map((one) => `${one.line.cells[column] || 'empty'} in row ${one.line.row}`);
    const reason = `PIN code ${pincode} is listed with different values: ${said.slice(0, 5).join(', ')}. Keep one.`;
    for (const { line } of same)
      rejected.push({
        line,
        problems: [{ row: line.row, column, value: line.cells[column] ?? '', reason }],
      });
  }
  rejected.sort((one, other) => one.line.row - other.line.row);
  return { rows, rejected };
}

/** An upload of zones: whose, for which courier, by whom and when. */
interface ZoneUpload {
  brand_id: string;
  courier_id: number;
  actor: Actor;
  now: Date;
}

/** Saves zones of pincodes. Returns how many of them are new. */
async function saveZones(tx: Tx, upload: ZoneUpload, rows: readonly Mapping[]): Promise<number> {
  const { brand_id, courier_id } = upload;
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
  return recordChanges(tx, upload, before, rows);
}

/**
 * Creates or updates zones of pincodes. Valid rows are saved even if others are invalid, which wait as drafts; corrected
 * rows of an earlier upload leave its drafts.
 */
export async function uploadPincodeZones(db: Db, upload: ZoneUpload, form: FormFields): Promise<Uploaded> {
  const { brand_id, courier_id, actor, now } = upload;
  requireService(courier_id);
  const { file, mends } = form;
  const table = await parseTable(file, {
    columns: ['pincode', 'zone'],
    fields: importFields(importType),
    mostRows: 30_000,
    mapping: parseMapping(form['mapping']),
    choices: parseChoices(form['choices']),
  });
  const lines = renumberRows(table.rows, form['rows']);
  const { rows, rejected } = await readMappings(lines);
  const kept = rejected.slice(0, maxRejected);
  const source = {
    brand_id,
    job_id: newId('imp'),
    type: importType,
    courier_id,
    file_name: file instanceof File ? file.name.slice(0, 80) : 'upload.csv',
    columns: table.heading,
    owner: actor,
    now,
  } as const;
  const added = await db.transaction().execute(async (tx) => {
    if (typeof mends === 'string' && mends !== '')
      await deleteImportDrafts(tx, {
        brand_id,
        job_id: mends,
        types: [importType],
        rows: lines.map(({ row }) => row),
      });
    await saveRejectedRecords(
      tx,
      source,
      kept.map(({ line, problems }, position) => ({
        position,
        lines: [line],
        problems: problems.map(({ row, column, reason }) => ({ row, column, reason })),
      })),
    );
    return saveZones(tx, upload, rows);
  });
  return {
    rows_read: lines.length,
    added,
    updated: rows.length - added,
    columns: [...table.heading],
    rejected_rows: kept.flatMap(({ problems }) => problems),
    rejected_lines: kept.map(({ line: { row, cells } }) => ({ row, cells: { ...cells } })),
    notes: table.notes,
    ...(kept.length > 0 && { job_id: source.job_id }),
  };
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
