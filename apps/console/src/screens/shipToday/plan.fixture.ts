import type { ShipTodayPlan, ShipTodayRun } from '@khep/api';

const groupKey = 'wh_1:1';
const later = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const slot = { date: '2026-11-21', time: '16:00', label: '16:00–18:00' };
const price = 130.5;

const order = (index: number): ShipTodayPlan['orders'][number] => ({
  order_id: `ord_${index}`,
  order_number: `KH-10048${index}`,
  buyer_name: index === 2 ? 'पूजा विश्वनाथन' : 'Meera Nair',
  city: 'Kochi',
  group: groupKey,
  packaging: 'Box M',
  boxes: 1,
  weight: 1.2,
  is_packing_suggested: false,
  decided_by: 'price',
  why: 'Cheapest courier',
  price,
  cheapest_price: price,
  tat_days: 3,
  collectible: 0,
  couriers: [
    { courier_id: 1, name: 'Delhivery Surface', price },
    { courier_id: 3, name: 'Blue Dart Air', price: 180 },
  ],
});

/** A plan of three orders and one exception, without the excluded ones. */
export function planOf(
  leftOut: readonly string[] = [],
  changes: Partial<ShipTodayPlan> = {},
): { data: ShipTodayPlan } {
  const orders = [0, 1, 2].map(order).filter(({ order_id }) => !leftOut.includes(order_id));
  const sum = orders.length * price;
  return {
    data: {
      digest: `digest-${orders.length}`,
      as_of: new Date().toISOString(),
      run_id: null,
      groups:
        orders.length === 0
          ? []
          : [
              {
                key: groupKey,
                warehouse_id: 'wh_1',
                warehouse_name: 'Jaipur studio',
                warehouse_pincode: '302017',
                courier_id: 1,
                courier_name: 'Delhivery Surface',
                orders: orders.length,
                boxes: orders.length,
                price: sum,
                tat_days: 3,
                cut_off_at: later(1.3),
                slot,
                slots: [slot],
              },
            ],
      orders,
      exceptions: [
        {
          order_id: 'ord_9',
          order_number: 'KH-100489',
          version: 4,
          problem: 'eway-bill',
          why: 'Prepaid ₹62,400.00 from Rajasthan to Karnataka, above ₹50,000.',
          buyer_name: 'Studio Verandah',
          buyer_phone: '9845012347',
          address: '4, Residency Road',
          city: 'Bengaluru',
          pincode: '560001',
          state: 'Karnataka',
          value: 62_400,
          couriers: [],
          able: [],
          hold: null,
        },
      ],
      excluded: [{ reason: 'Have a courier and wait for a pickup', orders: 4, list: 'ready-to-ship' }],
      totals: {
        orders: orders.length,
        boxes: orders.length,
        packed: orders.length,
        price: sum,
        cheapest_price: sum,
        rules_extra: 0,
        split_extra: 0,
        chosen_extra: 0,
        tat_days: 3,
        cheapest_tat_days: 3,
        collectible: 0,
        collectible_orders: 0,
      },
      decisions: {
        rules: [],
        split: [],
        split_orders: 0,
        price_orders: orders.length,
        chosen_orders: 0,
        passed_turns: [],
      },
      ...changes,
    },
  };
}

/** A run of the plan: running with a failure, or ended. */
export function runOf(state: ShipTodayRun['state']): { data: ShipTodayRun } {
  const isOpen = state === 'running';
  const { groups, orders } = planOf().data;
  const made = isOpen ? 1 : 2;
  const step = (name: ShipTodayRun['steps'][number]['step'], done: number, total: number) => ({
    step: name,
    done,
    failed: name === 'courier' ? 1 : 0,
    total,
    message: '',
  });
  return {
    data: {
      job_id: 'job_1',
      state,
      started_at: later(-0.01),
      ended_at: isOpen ? null : later(0),
      version: 3,
      can_cancel: isOpen,
      can_retry: !isOpen,
      steps: [
        step('pack', 3, 3),
        step('courier', made, 3),
        step('labels', made, 3),
        step('pickups', isOpen ? 0 : 1, 1),
        step('manifests', isOpen ? 0 : 1, 1),
      ],
      groups: groups.map(({ slots: _slots, ...group }) => ({
        ...group,
        done: made,
        failed: 1,
        pickup: isOpen ? null : { pickup_id: 'pu_1', reference: 'PU-88214' },
        manifest: isOpen ? null : { manifest_id: 'mf_1', number: 'MF-2041' },
        message: isOpen ? 'Booking' : 'Pickup 16:00 scheduled',
      })),
      orders: orders.map((one, index) => {
        const rowState = index === 0 ? 'failed' : index === 1 || !isOpen ? 'done' : 'waiting';
        return {
          order_id: one.order_id,
          order_number: one.order_number,
          buyer_name: one.buyer_name,
          city: one.city,
          group: groupKey,
          state: rowState,
          step: null,
          awbs: rowState === 'done' ? [`14123309444${index}`] : [],
          courier_id: 1,
          courier_name: 'Delhivery Surface',
          price,
          why: one.why,
          message:
            rowState === 'failed'
              ? 'Delhivery rejected the phone number. Correct it, then retry.'
              : rowState === 'done'
                ? 'Label ready'
                : '',
        };
      }),
      labels_job_id: isOpen ? null : 'job_labels',
      labels: made,
      price: made * price,
    },
  };
}
