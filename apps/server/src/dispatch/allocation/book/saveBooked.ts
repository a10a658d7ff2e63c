import type { Charges } from '@khep/domain/rating';
import type { QueryCreator } from 'kysely';
import { attemptColumns } from '../../../partners/couriers/bookingAttempts.ts';
import type { Clock } from '../../../base/clock.ts';
import { json } from '../../../platform/db/schema.ts';
import type { Database, Tx } from '../../../platform/db/schema.ts';
import { conflict } from '../../../base/errors.ts';
import { toEventRow } from '../../../platform/db/events.ts';
import { noteOrderChange } from '../../../platform/db/orderChanges.ts';
import { planFreightHold } from '../../shipments/freight.ts';
import { withPosting } from '../../../brand/ledger/post.ts';
import { insertCounts, toCountRows } from '../../../orders/core/counts.ts';
import { issueDueCreditNotes } from '../../../orders/invoicing/creditNotes.ts';
import { loadOrderContents, planOrderState } from '../../../orders/state/orderState.ts';
import type { OrderRecord } from '../../../orders/core/tables.ts';
import type { ShipmentRecord } from '../../../orders/shipments/tables.ts';
import { planTransition } from '../../shipments/transition.ts';
import type { Move } from '../../shipments/transition.ts';
import { isListPrice } from '../../../brand/contracts/quote.ts';

interface BookedShipment {
  attempt: { reference: string; awb: string };
  move: Move;
  /** Its charges, if it could be rated. */
  priced: { charge_paise: number; charges: Charges } | undefined;
}

/**
 * Saves a booking that a courier accepted: the attempt, the shipment, its charges or their hold, its order's state, counts
 * and events in one statement. The caller has locked the order.
 * @throws ApiError if the shipment is no longer a draft
 */
export async function saveBooked(
  tx: Tx,
  clock: Clock,
  order: OrderRecord,
  draft: ShipmentRecord,
  { attempt, move: booked, priced }: BookedShipment,
): Promise<void> {
  const { brand_id, order_id, shipment_id } = draft;
  const { now, actor } = booked;
  const contents = await loadOrderContents(tx, order);
  const current = contents.shipments.find((box) => box.shipment_id === shipment_id);
  if (!current) throw conflict('Someone else changed the packaging.');
  const freight =
    priced && isListPrice(priced.charges)
      ? await planFreightHold(
          tx,
          { ...draft, state: booked.to, awb: attempt.awb, charge_paise: priced.charge_paise },
          { actor, at: now },
        )
      : undefined;
  const move: Move = {
    ...booked,
    change: {
      ...booked.change,
      charge_paise: priced?.charge_paise ?? null,
      charges: priced ? json(priced.charges) : null,
      is_wallet_billed: freight !== undefined,
    },
  };
  const box = planTransition({ ...draft, state: current.state }, move);
  const shipments = contents.shipments.map((one) =>
    one === current ? { ...one, state: move.to, courier_id: courierOf(move) } : one,
  );
  const state = planOrderState(order, { ...contents, shipments }, { now, actor });
  await (freight ? withPosting(tx as QueryCreator<Database>, freight) : (tx as QueryCreator<Database>))
    .with('saved_attempt', (db) =>
      db
        .updateTable('booking_attempts')
        .set(attemptColumns(clock, 'kept', attempt.awb))
        .where('brand_id', '=', brand_id)
        .where('reference', '=', attempt.reference),
    )
    .with('saved_shipment', (db) =>
      db
        .updateTable('shipments')
        .set(box.row)
        .where('brand_id', '=', brand_id)
        .where('shipment_id', '=', shipment_id),
    )
    .with('saved_order', (db) =>
      db
        .updateTable('orders')
        .set(state?.row ?? { updated_at: now })
        .where('brand_id', '=', brand_id)
        .where('order_id', '=', order_id),
    )
    .with('saved_counts', (db) =>
      insertCounts(db, toCountRows(brand_id, [...box.counts, ...(state?.counts ?? [])])),
    )
    .insertInto('events')
    .values([box.event, ...(state?.event ? [state.event] : [])].map(toEventRow))
    .execute();
  noteOrderChange(tx, brand_id, order_id);
  await issueDueCreditNotes(tx, { ...order, ...state?.row }, shipments, { now, actor });
}

function courierOf({ change }: Move): number | null {
  return typeof change?.courier_id === 'number' ? change.courier_id : null;
}
