import type { ShipRunOrder, ShipTodayRun } from '@khep/api';
import type { ShipStep } from '@khep/domain/shipToday';
import { paiseToRupees } from '@khep/domain/money';
import { slotInSentence } from '@khep/domain/shipments';
import { formatWeekday } from '@khep/domain/days';
import { courierName } from '../../partners/couriers/courierServices.ts';
import type { Db } from '../../platform/db/schema.ts';
import { notFound } from '../../base/errors.ts';
import { serializeJob } from '../../platform/jobs/queries.ts';
import type { JobRecord } from '../../platform/jobs/run.ts';
import { pickupsOf } from '../../partners/couriers/pickupDays.ts';
import { sumRupees } from './groups.ts';
import { loadRunFacts } from './runFacts.ts';
import type { RowFacts, RunFacts } from './runFacts.ts';
import { RunInput } from './rows.ts';
import { shipTodayJob } from './shipTodayJob.ts';

/** The progress of a run, from its rows and the current state of its orders. */
export async function loadProgress(db: Db, job: JobRecord): Promise<ShipTodayRun> {
  if (job.kind !== shipTodayJob.kind) throw notFound('run');
  const { groups } = RunInput.parse(job.input);
  const facts = await loadRunFacts(db, job);
  const { state, can_cancel, can_retry, started_at, created_at, ended_at, version } = serializeJob(job);
  const orders = facts.rows.map((row) => toRunOrder(row, facts));
  const active = facts.rows.filter(({ state: own }) => own !== 'left_out');
  return {
    job_id: job.job_id,
    state,
    started_at: started_at ?? created_at,
    ended_at,
    version: Math.max(version, facts.labels?.change_no ?? 0),
    can_cancel,
    can_retry,
    steps: [
      orderStep('pack', active, ({ boxes }) => boxes.length > 0),
      orderStep('courier', active, isBooked),
      orderStep('labels', active, ({ order_id }) => facts.labelled.has(order_id), labelCount),
      groupStep('pickups', active, facts, ({ pickup_id }) => pickup_id !== null),
      groupStep('manifests', active, facts, ({ manifest_id }) => manifest_id !== null),
    ],
    groups: runGroups([...groups, ...groupsElsewhere(groups, facts, created_at)], facts),
    orders,
    labels_job_id: facts.labels?.result ? facts.labels.job_id : null,
    labels: countOf(
      facts.rows.filter(({ order_id }) => facts.labelled.has(order_id)),
      labelCount,
    ),
    price: sumRupees(orders.map(({ price }) => price)),
  };
}

const isBooked = ({ boxes }: RowFacts): boolean => boxes.length > 0 && boxes.every(({ awb }) => awb !== null);

/** A label for each box, as the plan counts them. */
const labelCount = ({ boxes, planned_boxes }: RowFacts): number => boxes.length || planned_boxes;

const countOf = (rows: readonly RowFacts[], size: (row: RowFacts) => number): number =>
  rows.reduce((sum, row) => sum + size(row), 0);

/** A step that is done for each order, counted in what it makes. */
function orderStep(
  step: ShipStep,
  rows: readonly RowFacts[],
  isDone: (row: RowFacts) => boolean,
  size: (row: RowFacts) => number = () => 1,
): ShipTodayRun['steps'][number] {
  const total = countOf(rows, size);
  const done = countOf(rows.filter(isDone), size);
  const failed = countOf(
    rows.filter((row) => row.state === 'failed' && !isDone(row)),
    size,
  );
  const open = total - done - failed;
  const message = [failed > 0 && `${failed} failed`, open > 0 && `${open} to go`].filter(Boolean).join(', ');
  return { step, done, failed, total, message };
}

/** A step that is done once for each group. */
function groupStep(
  step: 'pickups' | 'manifests',
  rows: readonly RowFacts[],
  { references }: RunFacts,
  isDone: (box: RowFacts['boxes'][number]) => boolean,
): ShipTodayRun['steps'][number] {
  const groups = [...Map.groupBy(rows, ({ group }) => group).values()];
  const boxesOf = (own: readonly RowFacts[]) => own.flatMap(({ boxes }) => boxes);
  const done = groups.filter((own) => boxesOf(own).some(isDone));
  const failed = groups.filter(
    (own) => own.every(({ state }) => state === 'failed') && !boxesOf(own).some(isDone),
  );
  const last = done.at(-1)?.[0];
  const id = last?.boxes[0]?.[step === 'pickups' ? 'pickup_id' : 'manifest_id'] ?? '';
  const message = last ? [courierName(last.courier_id), references.get(id)].filter(Boolean).join(', ') : '';
  return { step, done: done.length, failed: failed.length, total: groups.length, message };
}

/** Groups of orders that someone booked with another courier while the run was at work: they are in no group of the plan. */
function groupsElsewhere(
  planned: RunInput['groups'],
  { rows, warehouses }: RunFacts,
  began: string,
): RunInput['groups'] {
  const known = new Set(planned.map(({ key }) => key));
  const others = Map.groupBy(
    rows.filter(({ group, boxes }) => !known.has(group) && boxes.length > 0),
    ({ group }) => group,
  );
  return [...others].map(([key, own]) => {
    const { courier_id, boxes } = own[0]!;
    const warehouse_id = boxes[0]!.warehouse_id;
    const warehouse = warehouses.get(warehouse_id);
    const { cut_off_at, slots } = pickupsOf(courier_id, new Date(began));
    return {
      key,
      warehouse_id,
      warehouse_name: warehouse?.name ?? '',
      warehouse_pincode: warehouse?.pincode ?? '',
      courier_id,
      courier_name: courierName(courier_id),
      orders: own.length,
      boxes: own.reduce((sum, row) => sum + row.boxes.length, 0),
      price: sumRupees(own.map(chargeOf)),
      tat_days: null,
      cut_off_at,
      slot: slots[0] ?? { date: '', time: '', label: '' },
    };
  });
}

/** Rupees. */
const chargeOf = ({ boxes }: RowFacts): number =>
  paiseToRupees(boxes.reduce((sum, { charge_paise }) => sum + (charge_paise ?? 0), 0));

/** "Pickup 16:00–18:00 booked", with the day and time that the courier has where they are not the planned ones. */
function pickupMessage(
  planned: { date: string; time: string; label: string },
  booked: { date: string; time: string } | undefined,
): string {
  const isPlanned = booked?.date === planned.date && booked.time === planned.time;
  if (booked === undefined || isPlanned) return `Pickup ${slotInSentence(planned.label)} booked`;
  return `Pickup on ${formatWeekday(booked.date)}, ${booked.time} booked`;
}

function runGroups(
  planned: RunInput['groups'],
  { rows, references, slots }: RunFacts,
): ShipTodayRun['groups'] {
  const byGroup = Map.groupBy(
    rows.filter(({ state }) => state !== 'left_out'),
    ({ group }) => group,
  );
  return planned.flatMap((group) => {
    const own = byGroup.get(group.key) ?? [];
    if (own.length === 0) return [];
    const boxes = own.flatMap((row) => row.boxes);
    const pickup_id = boxes.find((box) => box.pickup_id !== null)?.pickup_id;
    const manifest_id = boxes.find((box) => box.manifest_id !== null)?.manifest_id;
    const done = own.filter(isBooked).length;
    const failed = own.filter(({ state }) => state === 'failed').length;
    const open = own.length - own.filter((row) => isBooked(row) || row.state === 'failed').length;
    return [
      {
        ...group,
        orders: own.length,
        done,
        failed,
        pickup: pickup_id ? { pickup_id, reference: references.get(pickup_id) ?? '' } : null,
        manifest: manifest_id ? { manifest_id, number: references.get(manifest_id) ?? '' } : null,
        message:
          open > 0
            ? `${open} to book`
            : pickup_id
              ? pickupMessage(group.slot, slots.get(pickup_id))
              : (own.find(({ state, message }) => state === 'failed' && message !== '')?.message ?? ''),
      },
    ];
  });
}

function toRunOrder(row: RowFacts, facts: RunFacts): ShipRunOrder {
  const { order_id, boxes, state } = row;
  const step = lastStep(row, facts);
  const isWorking = state === 'waiting' && facts.booking.has(order_id);
  return {
    order_id,
    order_number: row.order_number,
    buyer_name: row.buyer_name,
    city: row.city,
    group: row.group,
    state: isWorking ? 'working' : state === 'waiting' && isBooked(row) ? 'done' : state,
    step,
    awbs: boxes.flatMap(({ awb }) => awb ?? []),
    courier_id: row.courier_id,
    courier_name: courierName(row.courier_id),
    price: isBooked(row) ? chargeOf(row) : paiseToRupees(row.price_paise),
    why: row.why,
    message: row.message === '' ? (isWorking ? 'Booking' : stepMessages[step ?? 'none']) : row.message,
  };
}

const stepMessages: Record<ShipStep | 'none', string> = {
  none: '',
  pack: 'Packed',
  courier: 'Courier booked',
  labels: 'Label ready',
  pickups: 'Pickup scheduled',
  manifests: 'On the manifest',
};

function lastStep(row: RowFacts, { labelled }: RunFacts): ShipStep | null {
  const { boxes, order_id } = row;
  if (boxes.length === 0) return null;
  if (!isBooked(row)) return 'pack';
  if (boxes.every(({ manifest_id }) => manifest_id !== null)) return 'manifests';
  if (boxes.every(({ pickup_id }) => pickup_id !== null)) return 'pickups';
  return labelled.has(order_id) ? 'labels' : 'courier';
}
