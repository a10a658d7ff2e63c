import { calls } from '@khep/api';
import type { ShipException } from '@khep/api';
import { CallError, VersionConflict } from '@khep/api/client';
import type { Client } from '@khep/api/client';
import { useClient, useInvalidate } from '@khep/api/hooks';
import type { ShipFix } from '@khep/domain/shipToday/ui';
import { useCallback } from 'react';
import { lookUpPincode } from '../../forms/lookUpPincode.ts';

const quiet = { quiet: true };
const conflict = 'Someone else changed this order. Check the newer values, then save again.';

type AddressFix = Extract<ShipFix, { kind: 'address' }>;

/** Saves another address. Everything else of the order is sent as it is stored. */
async function saveAddress(client: Client, { order_id, version, pincode }: ShipException, fix: AddressFix) {
  const { data } = await client.call(calls.orders.get, { params: { id: order_id } });
  const { order } = data;
  const place = fix.pincode === pincode ? undefined : await lookUpPincode(fix.pincode);
  const body = {
    buyer_details: {
      ...order.buyer_details,
      // The exception shows the landmark as part of the address.
      address: fix.address,
      landmark: '',
      pincode: fix.pincode,
      phone: fix.phone,
      ...(place && { city: place.city, state: place.state }),
    },
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

/** Packs an order in one kind of box. Returns what does not fit. */
async function packIn(client: Client, orderId: string, boxId: string): Promise<string | undefined> {
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

/** The reason of a failed request: of its first field, else its own. */
function reasonOf(error: unknown): string {
  if (error instanceof VersionConflict) return conflict;
  if (!(error instanceof CallError)) return error instanceof Error ? error.message : String(error);
  const [first] = Object.values(error.fields);
  return first ?? error.failures[0]?.message ?? (error.detail || error.message);
}

/** Saves a fix with the order's own requests; the plan is loaded again, so that the order joins it at once. */
export function useFix(): (
  exception: ShipException,
  fix: Exclude<ShipFix, { kind: 'suggested-courier' | 'accept-address' }>,
) => Promise<string | undefined> {
  const client = useClient();
  const invalidate = useInvalidate();
  return useCallback(
    async (exception, fix) => {
      const { order_id } = exception;
      try {
        if (fix.kind === 'box') {
          const problem = await packIn(client, order_id, fix.boxId);
          if (problem !== undefined) return problem;
        } else if (fix.kind === 'address') await saveAddress(client, exception, fix);
        else {
          const body = { eway_bill: fix.number };
          await client.call(calls.orders.ewayBill, { params: { id: order_id }, body }, quiet);
        }
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
