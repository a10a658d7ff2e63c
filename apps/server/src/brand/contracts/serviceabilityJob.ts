import { pincode } from '@khep/api';
import type { ServiceabilityCheck } from '@khep/api';
import type { FileNotes } from '@khep/domain/mapping';
import { z } from 'zod';
import type { Db } from '../../platform/db/schema.ts';
import { validationError } from '../../base/errors.ts';
import type { FieldErrors } from '../../base/errors.ts';
import { userActor } from '../../platform/db/events.ts';
import type { FormFields } from '../../platform/http/bindRoute.ts';
import type { Session } from '../../platform/http/session.ts';
import { parseTable } from '../../platform/imports/parseTable.ts';
import { readGrams, readOrText } from '../../platform/imports/readCells.ts';
import { recognizeColumns } from '../mappings/tableColumns.ts';
import { parseChoices } from '../mappings/parseChoices.ts';
import { defineJob } from '../../platform/jobs/define.ts';
import type { JobContext, RowOutcome } from '../../platform/jobs/define.ts';
import { courierName, requireService } from '../../partners/couriers/courierServices.ts';
import { istDay } from '@khep/domain/days';
import { importFields } from '../mappings/importFields.ts';
import type { Services } from '../../start/services.ts';
import { checkAgainstMapping } from './serviceability.ts';
import { startJob } from '../../platform/jobs/startJob.ts';

const maxRows = 2000;
const usualGrams = 500;

const Row = z.object({
  row: z.number().int(),
  from_pincode: z.string(),
  to_pincode: z.string(),
  /** As written; a usual parcel where it is empty. */
  weight: z.string(),
});
type Row = z.output<typeof Row>;

/** Checks the destinations of a file with the courier: one row for each, stored with its outcome. */
export const serviceabilityJob = defineJob({
  kind: 'contracts.serviceability',
  module: 'settings',
  input: z.object({ courier_id: z.number().int(), count: z.number().int() }),
  title: ({ courier_id, count }) =>
    `Serviceability of ${count} PIN code${count === 1 ? '' : 's'}, ${courierName(courier_id)}`,
  async run(context) {
    for await (const { key, input } of context.rows())
      await context.row(key, {
        prepare: () => checkRow(context, Row.parse(input)),
        change: (_, outcome) => Promise.resolve(outcome),
      });
  },
});

async function checkRow(
  { db, services, brand_id, input }: JobContext<{ courier_id: number; count: number }>,
  row: Row,
): Promise<RowOutcome> {
  if (!pincode.safeParse(row.to_pincode).success || !pincode.safeParse(row.from_pincode).success)
    return { state: 'failed', message: `Row ${row.row}: enter six digits, such as 302017.` };
  const wrong: FieldErrors = {};
  const weight = readGrams(row.weight, 'g', { field: 'weight', wrong }) ?? usualGrams;
  if (wrong['weight'] !== undefined)
    return { state: 'failed', message: `Row ${row.row}: ${wrong['weight']}` };
  const couriers = await services.couriers.forBrand(brand_id);
  const { courier_id } = input;
  const day = istDay(services.clock.now());
  const pair = { from_pincode: row.from_pincode, to_pincode: row.to_pincode };
  const reach = await checkAgainstMapping(
    db,
    couriers,
    brand_id,
    courier_id,
    { ...pair, payment_mode: 'prepaid', weight },
    day,
  );
  const outcome: ServiceabilityCheck = {
    row: row.row,
    ...pair,
    zone: reach.zone,
    courier_zone: reach.courier_zone,
    serviceable: reach.serviceable,
    cod: reach.cod,
    tat: reach.tat,
    reason: reach.reason,
    disagreement: reach.disagreement,
  };
  return { outcome };
}

/** Starts the check of a file with the columns `to_pincode`, and `from_pincode` where it differs. */
export async function startServiceabilityCheck(
  db: Db,
  services: Services,
  session: Session,
  courier_id: number,
  form: FormFields,
): Promise<{ job_id: string; rows: number; notes: FileNotes }> {
  requireService(courier_id);
  const typed = form['from_pincode'];
  const from = typeof typed === 'string' ? typed.slice(0, 6) : '';
  const { brand_id } = session;
  const type = 'serviceability';
  const { file } = form;
  const mapping = await recognizeColumns(db, { brand_id, type, form, now: services.clock.now() });
  const table = await parseTable(file, {
    columns: ['to_pincode'],
    mostRows: maxRows,
    fields: importFields(type),
    mapping,
    choices: parseChoices(form['choices']),
  });
  const { rows } = table;
  if (rows.length === 0) throw validationError({ file: 'Choose a file with PIN codes in it.' });
  const job = await startJob(db, services, serviceabilityJob, {
    brand_id,
    owner: userActor(session),
    input: { courier_id, count: rows.length },
    rows: rows.map(({ row, cells }) => ({
      key: String(row),
      input: {
        row,
        from_pincode: readOrText('pincode', cells['from_pincode']).slice(0, 20) || from,
        to_pincode: readOrText('pincode', cells['to_pincode']).slice(0, 20),
        weight: cells['weight'] ?? '',
      },
    })),
  });
  return { job_id: job.id, rows: rows.length, notes: table.notes };
}
