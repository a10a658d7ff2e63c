import { addDays } from '@khep/domain/days';
import type { TrackingPage } from '@khep/api';
import { parcelSituation } from '@khep/domain/shipments';
import type { ShipmentState } from '@khep/domain/shipments';

/** States of the sample's journey, a day apart, up to the one shown. */
const journey: readonly { status: ShipmentState; location: string | null }[] = [
  { status: 'DRAFT', location: null },
  { status: 'PICKED_UP', location: 'Jaipur' },
  { status: 'IN_TRANSIT', location: 'Bhiwandi hub' },
  { status: 'OUT_FOR_DELIVERY', location: 'Pune' },
];
const last: Partial<Record<ShipmentState, string>> = { UNDELIVERED: 'Pune', DELIVERED: 'Pune' };

/**
 * A parcel for the preview of a brand that has none in this state.
 * @param today YYYY-MM-DD, in IST
 */
export function samplePage(
  state: ShipmentState,
  today: string,
): Pick<TrackingPage, 'order_id' | 'is_cancelled' | 'amount_to_collect' | 'shipments'> {
  const steps = last[state]
    ? [...journey, { status: state, location: last[state] }]
    : journey.slice(0, journey.findIndex(({ status }) => status === state) + 1);
  const at = (index: number) => `${addDays(today, index + 1 - steps.length)}T04:30:00.000Z`;
  const isOpen = state !== 'DELIVERED';
  // A first failed attempt that the courier repeats.
  const deadline = new Date(`${addDays(today, 1)}T15:30:00.000Z`);
  const { happening, day, expects_delivery } = parcelSituation(
    state,
    {
      attempts: 1,
      expiry: 're-attempt',
      deadline,
      instruction: 'none',
      day: '',
      is_rejected: false,
      buyer: 'none',
    },
    new Date(at(steps.length - 1)),
  );
  return {
    order_id: 'KH-100431',
    is_cancelled: false,
    amount_to_collect: isOpen ? 1499 : 0,
    shipments: [
      {
        awb: '14908812337100',
        courier_name: 'Delhivery',
        status: state,
        situation: { happening, day, expects_delivery },
        promised_date: addDays(today, isOpen ? 1 : 0),
        expected: null,
        box_number: 1,
        box_count: 1,
        is_simulated: false,
        amount_to_collect: isOpen ? 1499 : 0,
        delivery_attempts: state === 'UNDELIVERED' ? 1 : 0,
        last_checked_at: at(steps.length - 1),
        events: steps
          .map(({ status, location }, index) => ({ status, at: at(index), location }))
          .toReversed(),
      },
    ],
  };
}
