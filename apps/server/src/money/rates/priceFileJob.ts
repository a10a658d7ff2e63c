import { istDay } from '@khep/domain/days';
import type { PaymentMode } from '@khep/domain/money';
import { RateQuestion } from '@khep/api';
import type { FileNotes } from '@khep/domain/mapping';
import { loadPincodeDirectory } from '@khep/domain/india';
import { z } from 'zod';
import { loadContracts } from '../../brand/contracts/contracts.ts';
import { csvBytes } from '../../platform/files/csv.ts';
import type { Db } from '../../platform/db/schema.ts';
import { createTurns, mapInTurns } from '../../base/mapInTurns.ts';
import { validationError } from '../../base/errors.ts';
import type { FieldErrors } from '../../base/errors.ts';
import { userActor } from '../../platform/db/events.ts';
import type { Session } from '../../platform/http/session.ts';
import { parseTable } from '../../platform/imports/parseTable.ts';
import { readCell, readGrams, readOrText } from '../../platform/imports/readCells.ts';
import type { FormFields } from '../../platform/http/bindRoute.ts';
import { recognizeColumns } from '../../brand/mappings/tableColumns.ts';
import { parseChoices } from '../../brand/mappings/parseChoices.ts';
import { defineJob } from '../../platform/jobs/define.ts';
import type { JobContext, RowOutcome, WaitingRow } from '../../platform/jobs/define.ts';
import { importFields } from '../../brand/mappings/importFields.ts';
import type { Services } from '../../start/services.ts';
import { collectProblem, rateParcel } from './calculate.ts';
import { loadRateHistory } from './history.ts';
import type { RateHistory } from './history.ts';
import { startJob } from '../../platform/jobs/startJob.ts';

export const rateFileColumns = ['from_pincode', 'to_pincode', 'weight'] as const;
const resultColumns = [
  'from_pincode',
  'to_pincode',
  'weight',
  'length',
  'width',
  'height',
  'payment_mode',
  'cod_amount',
  'zone',
  'likely_service',
  'likely_cost',
  'likely_why',
  'cheapest_service',
  'price',
  'rto_price',
  'rto_percent',
  'promise_days',
  'oda',
  'all_prices',
  'not_serviceable',
  'problem',
] as const;
const maxRows = 10_000;
/** Rows that are priced and saved, or read for the file, together. */
const together = 250;

const Cells = z.record(z.string(), z.string());
type Cells = z.output<typeof Cells>;
const Outcome = z.record(z.string(), z.union([z.string(), z.number()]));

/** Prices each parcel of a file with every connected service, by the contracts of today. */
export const priceFileJob = defineJob({
  kind: 'rates.file',
  module: 'rate calculator',
  input: z.object({ file_name: z.string(), rows: z.number().int() }),
  title: ({ file_name, rows }) => `Prices of ${rows} parcels from ${file_name}`,
  async run(context) {
    const { rows, keepFile, input } = context;
    let waiting: WaitingRow[] = [];
    for await (const row of rows()) {
      waiting.push(row);
      if (waiting.length < together) continue;
      await priceRows(context, waiting);
      waiting = [];
    }
    if (waiting.length > 0) await priceRows(context, waiting);
    const { bytes, problems } = await resultFile(context);
    await keepFile(bytes, { type: 'text/csv', name: `prices-${input.file_name}`, extension: 'csv' });
    return problems === 0
      ? `${input.rows} parcels priced`
      : `${input.rows - problems} parcels priced, ${problems} not. The file says why.`;
  },
});

async function priceRows(
  { brand_id, db, services, batch }: JobContext,
  waiting: readonly WaitingRow[],
): Promise<void> {
  const now = services.clock.now();
  const parsed = waiting.map(({ key, input }) => ({ key, cells: Cells.parse(input) }));
  const [directory, couriers, contracts, wallet] = await Promise.all([
    loadPincodeDirectory(),
    services.couriers.forBrand(brand_id),
    loadContracts(
      db,
      brand_id,
      parsed.map(({ cells }) => readOrText('pincode', cells['to_pincode'])),
    ),
    db.selectFrom('wallets').select('bills_freight').where('brand_id', '=', brand_id).executeTakeFirst(),
  ]);
  const placeOf = (pincode: string) => {
    const place = directory.find(pincode);
    return { pincode, city: place?.city ?? '', state: place?.state ?? '' };
  };
  const histories = new Map<string, RateHistory>();
  const historyOf = async (state: string, payment_mode: PaymentMode) => {
    const key = `${payment_mode} ${state}`;
    const known = histories.get(key) ?? (await loadRateHistory(db, brand_id, { state, payment_mode, now }));
    histories.set(key, known);
    return known;
  };
  const outcomes = new Map<string, RowOutcome>();
  const pause = createTurns();
  for (const { key, cells } of parsed) {
    await pause();
    const question = readQuestion(cells);
    if ('problem' in question) {
      outcomes.set(key, { state: 'failed', message: question.problem, outcome: question });
      continue;
    }
    const { from_pincode, to_pincode, payment_mode } = question;
    const [from, to] = [placeOf(from_pincode), placeOf(to_pincode)];
    const history = await historyOf(to.state, payment_mode);
    const billsFreight = wallet?.bills_freight ?? false;
    const found = await rateParcel(
      question,
      { from, to },
      { couriers, contracts, history, on: istDay(now), billsFreight, needsCurve: false },
    );
    const outcome = describePrices(found);
    const { problem } = outcome;
    outcomes.set(
      key,
      problem === undefined ? { outcome } : { state: 'failed', message: String(problem), outcome },
    );
  }
  await batch([...outcomes.keys()], () => Promise.resolve(outcomes));
}

/** Reads a row with the readers of the data mapper. */
function readQuestion(cells: Cells): RateQuestion | { problem: string } {
  const wrong: FieldErrors = {};
  const at = (field: string) => ({ field, wrong });
  const number = (column: string) => readCell('number', cells[column], at(column));
  const read = {
    from_pincode: readOrText('pincode', cells['from_pincode']),
    to_pincode: readOrText('pincode', cells['to_pincode']),
    weight: readGrams(cells['weight'], 'g', at('weight')),
    length: number('length'),
    width: number('width'),
    height: number('height'),
    payment_mode: readCell('text', cells['payment_mode'], at('payment_mode'))?.toLowerCase(),
    cod_amount: number('cod_amount'),
  };
  const [unread] = Object.values(wrong);
  if (unread !== undefined) return { problem: unread };
  const question = RateQuestion.safeParse(read);
  if (!question.success) return { problem: question.error.issues[0]?.message ?? 'Check this row.' };
  const { payment_mode, cod_amount } = question.data;
  return payment_mode === 'cod' && cod_amount <= 0 ? { problem: collectProblem } : question.data;
}

/** The columns of a priced row: what the screen shows for one parcel. */
function describePrices({
  rated,
  rejected,
}: Awaited<ReturnType<typeof rateParcel>>): Record<string, string | number> {
  const not_serviceable = rejected.map(({ name, reason }) => `${name}: ${reason}`).join('; ');
  const [likely] = rated.toSorted((a, b) => a.likely - b.likely);
  const [cheapest] = rated.toSorted((a, b) => a.price - b.price);
  if (!likely || !cheapest) return { not_serviceable, problem: 'No connected service carries it.' };
  return {
    zone: cheapest.zone,
    likely_service: likely.name,
    likely_cost: likely.likely.toFixed(2),
    likely_why: likely.likely_why,
    cheapest_service: cheapest.name,
    price: cheapest.price.toFixed(2),
    rto_price: cheapest.rto_price?.toFixed(2) ?? '',
    rto_percent: cheapest.rto_percent ?? '',
    promise_days: cheapest.promise_days,
    oda: cheapest.limits.oda ? 'yes' : 'no',
    all_prices: rated
      .map(({ name, price, likely: cost }) => `${name} ${price.toFixed(2)} (likely ${cost.toFixed(2)})`)
      .join('; '),
    not_serviceable,
  };
}

async function resultFile({
  brand_id,
  job_id,
  db,
}: JobContext): Promise<{ bytes: Uint8Array; problems: number }> {
  let problems = 0;
  const parts = [csvBytes(resultColumns, [])];
  for (let last: number | undefined = -1; last !== undefined;) {
    const rows = await db
      .selectFrom('job_rows')
      .select(['position', 'input', 'outcome'])
      .where('brand_id', '=', brand_id)
      .where('job_id', '=', job_id)
      .where('position', '>', last)
      .orderBy('position')
      .limit(together)
      .execute();
    const lines = await mapInTurns(rows, ({ input, outcome }) => {
      const priced = Outcome.safeParse(outcome).data ?? {};
      if (priced['problem'] !== undefined) problems += 1;
      const cells: Record<string, string | number> = { ...Cells.parse(input), ...priced };
      return resultColumns.map((name) => cells[name] ?? '');
    });
    parts.push(csvBytes(undefined, lines));
    last = rows.at(-1)?.position;
  }
  return { bytes: Buffer.concat(parts), problems };
}

/** Starts the job for an uploaded file. Its columns may have other names. @throws ApiError 422 on the field `file` */
export async function startPriceFile(
  db: Db,
  services: Services,
  session: Session,
  form: FormFields,
): Promise<{ job_id: string; rows: number; notes: FileNotes }> {
  const { brand_id } = session;
  const type = 'rate-parcels';
  const { file } = form;
  const mapping = await recognizeColumns(db, { brand_id, type, form, now: services.clock.now() });
  const table = await parseTable(file, {
    columns: rateFileColumns,
    mostRows: maxRows,
    fields: importFields(type),
    mapping,
    choices: parseChoices(form['choices']),
  });
  const { rows } = table;
  if (rows.length === 0) throw validationError({ file: 'This file has a header row but no parcels.' });
  const job = await startJob(db, services, priceFileJob, {
    brand_id,
    owner: userActor(session),
    input: { file_name: file instanceof File ? file.name.slice(0, 80) : 'parcels.csv', rows: rows.length },
    rows: rows.map(({ row, cells }) => ({ key: `row ${row}`, input: cells })),
  });
  return { job_id: job.id, rows: rows.length, notes: table.notes };
}
