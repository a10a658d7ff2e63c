import { floorConflict } from '../../base/floorProblem.ts';
import type { BesideBench, PutBack, PutBackDraft } from '@khep/api';
import type { ShipmentState } from '@khep/domain/shipments';
import { sql } from 'kysely';
import { notFound } from '../../base/errors.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { moveBinStock } from '../bins/binStock.ts';
import { lockWave } from '../waves/wavePicks.ts';

/** Tasks of one page; the next ones follow when these are done. */
const shownTasks = 200;

/**
 * Picked pieces of boxes that were cancelled, that left their wave because they were held, or that were packed again
 * without them, and that are not in their bin again. What left with a courier is none of them.
 */
const toPutBack = (db: Db | Tx, brand_id: string) =>
  db
    .selectFrom('picks')
    .innerJoin('waves', (join) =>
      join.onRef('waves.brand_id', '=', 'picks.brand_id').onRef('waves.wave_id', '=', 'picks.wave_id'),
    )
    .leftJoin('shipments', (join) =>
      join
        .onRef('shipments.brand_id', '=', 'picks.brand_id')
        .onRef('shipments.shipment_id', '=', 'picks.shipment_id'),
    )
    .leftJoin('orders', (join) =>
      join
        .onRef('orders.brand_id', '=', 'shipments.brand_id')
        .onRef('orders.order_id', '=', 'shipments.order_id'),
    )
    .leftJoin('wave_boxes', (join) =>
      join
        .onRef('wave_boxes.brand_id', '=', 'picks.brand_id')
        .onRef('wave_boxes.wave_id', '=', 'picks.wave_id')
        .onRef('wave_boxes.shipment_id', '=', 'picks.shipment_id'),
    )
    .leftJoin('handover_parcels', (join) =>
      join
        .onRef('handover_parcels.brand_id', '=', 'picks.brand_id')
        .onRef('handover_parcels.shipment_id', '=', 'picks.shipment_id'),
    )
    .select([
      'picks.wave_id',
      'waves.wave_number',
      'picks.pick_no',
      'picks.tote',
      'picks.shipment_id',
      // A deleted box is in its wave still.
      sql<string>`coalesce(shipments.order_id, wave_boxes.order_id)`.as('order_id'),
      sql<string>`coalesce(orders.order_number, wave_boxes.order_number)`.as('order_number'),
      'shipments.state',
      'picks.bin_id',
      'picks.bin',
      'picks.sku_id as record_id',
      'picks.sku_code',
      'picks.sku_name',
      sql<number>`picks.picked - picks.put_back`.as('quantity'),
    ])
    .where('picks.brand_id', '=', brand_id)
    .where(sql<boolean>`picks.picked > picks.put_back`)
    .where('handover_parcels.handover_id', 'is', null)
    .where((eb) =>
      eb.or([
        eb('shipments.state', '=', 'CANCELLED'),
        eb('wave_boxes.tote', 'is', null),
        eb('shipments.state', 'is', null),
      ]),
    );

/** Why the pieces of a box in this state go back; a deleted box has none. */
const causeOf = (state: ShipmentState | null): PutBack['cause'] =>
  state === null ? 'repacked' : state === 'CANCELLED' ? 'cancelled' : 'held';

/** The boxes that are held, and the pieces that go back to their bins, by bin. */
export async function loadBesideBench(db: Db | Tx, brand_id: string): Promise<BesideBench> {
  const [held, tasks] = await Promise.all([
    db
      .selectFrom('box_holds')
      .innerJoin('orders', (join) =>
        join
          .onRef('orders.brand_id', '=', 'box_holds.brand_id')
          .onRef('orders.order_id', '=', 'box_holds.order_id'),
      )
      .innerJoin('shipments', (join) =>
        join
          .onRef('shipments.brand_id', '=', 'box_holds.brand_id')
          .onRef('shipments.shipment_id', '=', 'box_holds.shipment_id'),
      )
      .select([
        'box_holds.shipment_id',
        'orders.order_number',
        'box_holds.reason',
        'box_holds.held_by',
        'box_holds.held_at',
      ])
      .where('box_holds.brand_id', '=', brand_id)
      .where('shipments.state', '<>', 'CANCELLED')
      .orderBy('box_holds.held_at')
      .orderBy('box_holds.shipment_id')
      .limit(shownTasks)
      .execute(),
    toPutBack(db, brand_id)
      .orderBy('picks.bin')
      .orderBy('picks.wave_id')
      .orderBy('picks.pick_no')
      .limit(shownTasks)
      .execute(),
  ]);
  return {
    held: held.map(({ held_by, held_at, ...box }) => ({ ...box, by: held_by, at: held_at.toISOString() })),
    put_backs: tasks.map(
      ({ record_id: _record, bin_id: _bin, order_id: _order, state, sku_code, ...task }) => ({
        ...task,
        sku_id: sku_code,
        cause: causeOf(state),
      }),
    ),
  };
}

/**
 * Records that pieces are in their bin again. A task whose number changed since it was listed, as another person did it, is
 * refused, so that no unit is put back twice.
 * @throws ApiError 404, 409
 */
export async function putBack(
  tx: Tx,
  author: ChangeContext,
  { wave_id, pick_no, quantity }: PutBackDraft,
  now: Date,
): Promise<void> {
  const { brand_id, actor } = author;
  await lockWave(tx, brand_id, wave_id);
  const task = await toPutBack(tx, brand_id)
    .where('picks.wave_id', '=', wave_id)
    .where('picks.pick_no', '=', pick_no)
    .executeTakeFirst();
  if (!task) throw notFound('put-back');
  if (task.quantity !== quantity)
    throw floorConflict(
      'put_back_changed',
      { units: task.quantity, sku: task.sku_code },
      `${task.quantity} of ${task.sku_code} are to be put back now. Load the page again.`,
    );
  await tx
    .updateTable('picks')
    .set((eb) => ({ put_back: eb.ref('picked') }))
    .where('brand_id', '=', brand_id)
    .where('wave_id', '=', wave_id)
    .where('pick_no', '=', pick_no)
    .execute();
  const { bin_id, record_id, shipment_id, order_id, state } = task;
  if (bin_id !== null && record_id !== null)
    await moveBinStock(
      tx,
      author,
      [
        {
          bin_id,
          sku_id: record_id,
          kind: 'return',
          quantity,
          reserved: 0,
          wave_id,
          shipment_id,
          cause: causeOf(state),
        },
      ],
      now,
    );
  await appendEvent(tx, {
    brand_id,
    order_id,
    shipment_id,
    kind: 'shipment.put_back',
    actor,
    data: { sku_name: task.sku_name, quantity, bin: task.bin ?? '' },
    at: now,
  });
}
