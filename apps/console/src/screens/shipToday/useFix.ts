import { calls } from '@khep/api';
import { callOutcomes } from '@khep/domain/allocation';
import type { BodyInputOf, ShipException } from '@khep/api';
import { CallError, VersionConflict } from '@khep/api/client';
import type { Client } from '@khep/api/client';
import { useClient, useInvalidate } from '@khep/api/hooks';
import type { ShipFix } from '@khep/domain/shipToday/ui';
import { isSameState } from '@khep/domain/india';
import { useCallback } from 'react';
import { lookUpPincode } from '../../forms/lookUpPincode.ts';

const quiet = { quiet: true };
const conflict = 'Someone else changed this order. Check the newer values, then save again.';

type Buyer = BodyInputOf<typeof calls.orders.update>['buyer_details'];

/** Saves changes of the buyer. Everything else of the order is sent as it is stored. */
async function saveBuyer(client: Client, { order_id, version }: ShipException, change: Partial<Buyer>) {
  const { data } = await client.call(calls.orders.get, { params: { id: order_id } });
  const { order } = data;
  const body = {
    buyer_details: { ...order.buyer_details, ...change },
    billing_details: order.billing_details,
    is_billing_same_as_shipping: order.is_billing_same_as_shipping,
    warehouse_id: order.warehouse_id,
    order_details: order.order_details,
    // A suggestion that is not confirmed is made again.
    packed_boxes: order.is_packing_suggested ? [] : order.packed_boxes,
    unpackable_items: order.is_packing_suggested ? [] : order.unpackable_items,
  };
  await client.call(calls.orders.update, { params: { id: order_id }, body }, { ...quiet, ifMatch: version });
}

async function saveAddress(
  client: Client,
  exception: ShipException,
  { address, pincode, state, phone }: Extract<ShipFix, { kind: 'address' }>,
) {
  const place = pincode === exception.pincode ? undefined : await lookUpPincode(pincode);
  // The exception shows the landmark as part of the address.
  const change = { address, landmark: '', pincode, state, phone };
  // A state that was chosen stays; else it follows a new PIN code, as in the other forms.
  const found = place && {
    city: place.city,
    ...(isSameState(state, exception.state) && { state: place.state }),
  };
  await saveBuyer(client, exception, { ...change, ...found });
}

/** Packs an order in one box. Returns what doesn't fit. */
async function packInBox(client: Client, orderId: string, boxId: string): Promise<string | undefined> {
  const packing = await client.call(
    calls.packing.pack,
    { body: { order_ids: [orderId], box_ids: [boxId] } },
    quiet,
  );
  const { packed_boxes, unpackable_items } = packing.data;
  const [first] = unpackable_items;
  if (first) return `${first.sku_name ?? first.sku_id}: ${first.reason}`;
  const assigned = await client.call(
    calls.packing.bulkAssign,
    { body: { orders: [{ order_id: orderId, packed_boxes }] } },
    quiet,
  );
  return assigned.data.failures[0]?.message;
}

type OwnBoxFix = Extract<ShipFix, { kind: 'own-box' }>;

/** Packs an order in a box that isn't in the catalogue. Returns what doesn't fit. */
async function packInOwnBox(client: Client, orderId: string, fix: OwnBoxFix): Promise<string | undefined> {
  const { length, width, height } = fix;
  const made = await client.call(calls.box.temp, { body: { length, width, height } }, quiet);
  return packInBox(client, orderId, made.data.box_id);
}

type HoldFix = Extract<ShipFix, { kind: HoldAnswer['answer'] }>;
type HoldAnswer = BodyInputOf<typeof calls.orders.answerHolds>;

function toHoldAnswer(orderId: string, fix: HoldFix): HoldAnswer {
  const order_ids = [orderId];
  if (fix.kind === 'paid') return { answer: 'paid', order_ids, reference: fix.reference };
  if (fix.kind === 'release') return { answer: 'release', order_ids, note: '' };
  const outcome = callOutcomes.find((one) => one === fix.outcome) ?? 'no_answer';
  return { answer: 'call', order_ids, outcome, note: '' };
}

/** Does what a holding rule asks for. Returns why it couldn't be done. */
async function answerHold(client: Client, orderId: string, fix: HoldFix): Promise<string | undefined> {
  const { data } = await client.call(calls.orders.answerHolds, { body: toHoldAnswer(orderId, fix) }, quiet);
  return data.failures[0]?.message;
}

/** Ships an order from another warehouse. Returns why it couldn't be changed. */
async function changeWarehouse(client: Client, orderId: string, warehouse_id: string) {
  const body = { order_ids: [orderId], warehouse_id };
  const { data } = await client.call(calls.orders.pickupWarehouse, { body }, quiet);
  return data.failures[0]?.message;
}

/** Fixes that are requests; the others change the plan's choices. */
type SavedFix = Exclude<ShipFix, { kind: 'suggested-courier' | 'accept-address' | 'courier' }>;

/** Saves a fix with the order's own requests. Returns what is wrong. */
async function saveFix(client: Client, exception: ShipException, fix: SavedFix): Promise<string | undefined> {
  const { order_id, version } = exception;
  switch (fix.kind) {
    case 'box':
      return packInBox(client, order_id, fix.boxId);
    case 'own-box':
      return packInOwnBox(client, order_id, fix);
    case 'address':
      await saveAddress(client, exception, fix);
      return undefined;
    case 'receiver':
      await saveBuyer(client, exception, { receiver: fix.receiver });
      return undefined;
    case 'warehouse':
      return changeWarehouse(client, order_id, fix.warehouseId);
    case 'eway-bill': {
      const body = { eway_bill: fix.number };
      await client.call(
        calls.orders.ewayBill,
        { params: { id: order_id }, body },
        { ...quiet, ifMatch: version },
      );
      return undefined;
    }
    default:
      return answerHold(client, order_id, fix);
  }
}

/** The reason of a failed request: of its first field, else its own. */
function reasonOf(error: unknown): string {
  if (error instanceof VersionConflict) return conflict;
  if (!(error instanceof CallError)) return error instanceof Error ? error.message : String(error);
  const [first] = Object.values(error.fields);
  return first ?? error.failures[0]?.message ?? error.reason;
}

/** Saves a fix with the order's own requests; the plan is loaded again, so that the order joins it at once. */
export function useFix(): (exception: ShipException, fix: SavedFix) => Promise<string | undefined> {
  const client = useClient();
  const invalidate = useInvalidate();
  return useCallback(
    async (exception, fix) => {
      try {
        const problem = await saveFix(client, exception, fix);
        if (problem !== undefined) return problem;
        await invalidate('shipToday.plan', 'orders', 'home');
        return undefined;
      } catch (error) {
        if (error instanceof VersionConflict) void invalidate('shipToday.plan');
        return reasonOf(error);
      }
    },
    [client, invalidate],
  );
}
