import { ReturnBatch } from '@khep/api';
import type { LabelModel } from '@khep/domain/documents';
import { checkReceiveAtOnce, checkReturnAction, checksFor } from '@khep/domain/returns';
import type { ReturnAction, ReverseState } from '@khep/domain/returns';
import { z } from 'zod';
import { ApiError, conflict } from '../../base/errors.ts';
import { defineJob } from '../../platform/jobs/define.ts';
import type { JobContext, RowOutcome, WaitingRow } from '../../platform/jobs/define.ts';
import { completedKeys, saveRowInput } from '../../platform/jobs/rows.ts';
import { istDay } from '@khep/domain/days';
import { documents } from '../../platform/documents/documents.ts';
import { bookReturn, cancelReturn, listReturnCouriers, scheduleReturnPickup } from './book.ts';
import { completeReturnIn, prepareCompletion, refundReturnIn } from './check.ts';
import { decideReturnIn } from './decide.ts';
import { buildReturnLabel } from './label.ts';
import type { ReturnRecord } from './tables.ts';
import { requireReturn } from './transition.ts';

const titles: Record<ReturnAction, string> = {
  approve: 'Approve',
  reject: 'Reject',
  book: 'Book the pickup of',
  schedule: 'Schedule the pickup of',
  label: 'Labels of',
  cancel: 'Cancel',
  receive: 'Receive',
  refund: 'Record the refund of',
};

type Batch = JobContext<z.output<typeof ReturnBatch>>;
/** The effect is with a courier: a row that was interrupted is compared with what the courier did. */
type CourierAction = 'book' | 'schedule' | 'cancel';
const isCourierAction = (action: ReturnAction): action is CourierAction =>
  action === 'book' || action === 'schedule' || action === 'cancel';

/**
 * Does the same with many returns, through the functions of the single return. A return whose state doesn't allow it is
 * skipped with the reason; what fails can be retried.
 */
export const returnBatchJob = defineJob({
  kind: 'returns.batch',
  module: 'rto',
  input: ReturnBatch,
  title: ({ action, return_ids: { length } }) =>
    `${titles[action]} ${length} return${length === 1 ? '' : 's'}`,
  async run(context) {
    const { action } = context.input;
    for await (const row of context.rows()) {
      if (isCourierAction(action)) await courierRow(context, action, row);
      else await ownRow(context, row.key);
    }
    if (context.input.action !== 'label') return undefined;
    return printLabels(context);
  },
});

const skip = (record: ReturnRecord, reason: string): RowOutcome => ({
  state: 'left_out',
  message: `${record.return_number}: ${reason}`,
});

const refusal = (action: ReturnAction, record: ReturnRecord): string | undefined => {
  const { kind, state, awb } = record;
  const check = checkReturnAction(action, { kind, state, is_booked: awb !== null });
  return check.allowed ? undefined : check.reason;
};

/** A row whose change and outcome are committed together. */
async function ownRow(
  { brand_id, owner, db, services, input, row }: Batch,
  return_id: string,
): Promise<void> {
  const init = { brand_id, return_id, actor: owner };
  await row(return_id, {
    prepare: async () => ({
      record: await requireReturn(db, brand_id, return_id),
      completion: input.action === 'receive' ? await prepareCompletion(db, services, init) : undefined,
    }),
    async change(tx, { record, completion }) {
      const reason = refusal(input.action, record);
      if (reason !== undefined) return skip(record, reason);
      const { return_number } = record;
      const now = services.clock.now();
      if (input.action === 'approve' || input.action === 'reject')
        await decideReturnIn(tx, now, init, {
          decision: input.action,
          reason: input.action === 'reject' ? input.reason : '',
        });
      else if (input.action === 'refund') {
        const { method, reference } = input;
        await refundReturnIn(tx, now, init, { method, reference });
      } else if (input.action === 'receive' && completion) {
        const check = checkReceiveAtOnce(record.items);
        if (!check.allowed) return skip(record, check.reason);
        await completeReturnIn(
          tx,
          completion,
          { ...init, ifMatch: record.version },
          { items: allPassed(record, input.bin) },
        );
      }
      return { outcome: { return_number } };
    },
  });
}

/** The items with every check passed, to be restocked. */
const allPassed = ({ items }: ReturnRecord, bin: string) =>
  items.map(({ item_no, reason, note, bench_photos }) => ({
    item_no,
    note,
    bench_photos,
    bin,
    disposition: 'restock' as const,
    checks: Object.fromEntries(checksFor(reason).map((check) => [check, true])),
  }));

const reached: Record<CourierAction, (record: ReturnRecord, input: Batch['input']) => boolean> = {
  book: ({ awb }) => awb !== null,
  schedule: ({ state, pickup_date }, input) =>
    state === ('PICKUP_SCHEDULED' satisfies ReverseState) &&
    input.action === 'schedule' &&
    pickup_date === input.pickup_date,
  cancel: ({ state }) => state === ('CANCELLED' satisfies ReverseState),
};

/**
 * A row with an effect at the courier. That it was begun is saved first, so that a resumed job recognizes its own effect
 * instead of skipping the row as done by someone else.
 */
async function courierRow(
  context: Batch,
  action: CourierAction,
  { key, input: before }: WaitingRow,
): Promise<void> {
  const { brand_id, job_id, db, input, checkpoint, rowResult } = context;
  checkpoint();
  try {
    const record = await requireReturn(db, brand_id, key);
    const { return_number } = record;
    const wasBegun = z.object({ is_begun: z.literal(true) }).safeParse(before).success;
    if (wasBegun && reached[action](record, input))
      return await rowResult(key, { outcome: { return_number } });
    const reason = refusal(action, record);
    if (reason !== undefined) return await rowResult(key, skip(record, reason));
    await db.transaction().execute((tx) => saveRowInput(tx, { brand_id, job_id }, key, { is_begun: true }));
    await sendToCourier(context, record);
    return await rowResult(key, { outcome: { return_number } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const [field] = Object.values(error.fields);
    return rowResult(key, { state: 'failed', message: field ?? error.detail });
  }
}

async function sendToCourier(
  { brand_id, owner, db, services, input }: Batch,
  record: ReturnRecord,
): Promise<void> {
  const init = { brand_id, return_id: record.return_id, actor: owner };
  if (input.action === 'cancel') return cancelReturn(db, services, init, input.reason);
  if (input.action === 'schedule')
    return scheduleReturnPickup(db, services, init, { date: input.pickup_date, time: input.pickup_time });
  if (input.action !== 'book') return undefined;
  // A booking whose outcome is unknown is repeated with its courier, which finds it.
  const courier_id = record.courier_id ?? input.courier_id ?? (await cheapestCourier(db, services, record));
  return bookReturn(db, services, init, { courier_id });
}

async function cheapestCourier(
  db: Batch['db'],
  services: Batch['services'],
  record: ReturnRecord,
): Promise<number> {
  const couriers = await listReturnCouriers(db, services, record);
  const best = couriers.find(({ is_possible }) => is_possible);
  if (best) return best.courier_id;
  const reasons = couriers.map(({ name, reason }) => `${name}: ${reason}`).join(' ');
  throw conflict(`${record.return_number}: no courier can fetch it. ${reasons}`);
}

/** One file with the labels of every row that has one. */
async function printLabels({ brand_id, job_id, db, services, keepFile }: Batch): Promise<string | undefined> {
  const models: LabelModel[] = [];
  for (const key of await completedKeys(db, { brand_id, job_id }))
    models.push(await buildReturnLabel(db, services, brand_id, key));
  if (models.length === 0) return 'No return has a label yet.';
  await keepFile(new Uint8Array(await new Response(documents.streamLabels(models)).arrayBuffer()), {
    type: 'application/pdf',
    name: `return-labels-${istDay(services.clock.now())}.pdf`,
    extension: 'pdf',
  });
  return undefined;
}
