import type { ShipmentState } from '../shipments/states.ts';

export const trackingLanguages = ['en', 'hi'] as const;
export type TrackingLanguage = (typeof trackingLanguages)[number];

/** Timeline texts for the buyer, without trade terms such as "undelivered" or "RTO". */
export const eventMessages: Record<TrackingLanguage, Record<ShipmentState, string>> = {
  en: {
    DRAFT: 'Order packed',
    AWB_ASSIGNED: 'Packed, waiting for the courier',
    PICKUP_SCHEDULED: 'Pickup scheduled',
    OUT_FOR_PICKUP: 'The courier is on the way to collect it',
    PICKUP_FAILED: "The courier couldn't collect it yet",
    PICKED_UP: 'Collected by the courier',
    IN_TRANSIT: 'On its way',
    AT_DESTINATION: 'Reached a hub near you',
    OUT_FOR_DELIVERY: 'Out for delivery',
    UNDELIVERED: "The courier couldn't deliver it",
    DELIVERED: 'Delivered',
    RTO_INITIATED: 'Going back to the seller',
    RTO_IN_TRANSIT: 'Returning to the seller',
    RTO_OUT_FOR_DELIVERY: 'Out for return to the seller',
    RTO_UNDELIVERED: 'Waiting for return to the seller',
    RTO_DELIVERED: 'Back with the seller',
    RTO_ACKNOWLEDGED: 'Back with the seller',
    CANCELLED: 'Cancelled',
    LOST: 'Lost in transit',
    DAMAGED: 'Damaged in transit',
  },
  hi: {
    DRAFT: 'ऑर्डर पैक हो गया',
    AWB_ASSIGNED: 'पैक हो गया, कूरियर का इंतज़ार है',
    PICKUP_SCHEDULED: 'कूरियर से पिकअप तय हो गया',
    OUT_FOR_PICKUP: 'कूरियर पार्सल लेने निकला है',
    PICKUP_FAILED: 'कूरियर अभी पार्सल नहीं ले सका',
    PICKED_UP: 'कूरियर ने पार्सल ले लिया',
    IN_TRANSIT: 'रास्ते में है',
    AT_DESTINATION: 'आपके पास के केंद्र पर पहुँच गया',
    OUT_FOR_DELIVERY: 'डिलीवरी के लिए निकला है',
    UNDELIVERED: 'कूरियर डिलीवरी नहीं कर सका',
    DELIVERED: 'डिलीवर हो गया',
    RTO_INITIATED: 'विक्रेता को वापस भेजा जा रहा है',
    RTO_IN_TRANSIT: 'विक्रेता के पास वापस जा रहा है',
    RTO_OUT_FOR_DELIVERY: 'विक्रेता के पास पहुँचने वाला है',
    RTO_UNDELIVERED: 'विक्रेता को लौटाया जाना बाकी है',
    RTO_DELIVERED: 'विक्रेता को वापस मिल गया',
    RTO_ACKNOWLEDGED: 'विक्रेता को वापस मिल गया',
    CANCELLED: 'रद्द',
    LOST: 'रास्ते में खो गया',
    DAMAGED: 'रास्ते में ख़राब हो गया',
  },
};

interface HeadlineMessages {
  today: string;
  tomorrow: string;
  on: (day: string) => string;
  late: string;
  lateDetail: string;
  preparing: string;
  moving: string;
  by: (day: string) => string;
  outToday: string;
  out: string;
  delivered: (day: string | undefined) => string;
  undelivered: string;
  undeliveredDetail: string;
  returning: string;
  returned: string;
  cancelled: string;
  lost: string;
  lostDetail: string;
  unknown: string;
}

/** Headlines of the tracking page. */
export const headlineMessages: Record<TrackingLanguage, HeadlineMessages> = {
  en: {
    today: 'Arriving today',
    tomorrow: 'Arriving tomorrow',
    on: (day) => `Arriving ${day}`,
    late: 'Running late',
    lateDetail: 'It is later than expected. The courier is still delivering it.',
    preparing: 'Being prepared',
    moving: 'On its way',
    by: (day) => `${day}, by 8 pm`,
    outToday: 'Arriving today',
    out: 'Out for delivery',
    delivered: (day) => (day === undefined ? 'Delivered' : `Delivered ${day}`),
    undelivered: 'Delivery attempted',
    undeliveredDetail: 'The courier will try again. Keep your phone nearby.',
    returning: 'Going back to the seller',
    returned: 'Back with the seller',
    cancelled: 'Cancelled',
    lost: 'Something went wrong in transit',
    lostDetail: 'Contact the seller for help.',
    unknown: 'Being checked',
  },
  hi: {
    today: 'आज पहुँचेगा',
    tomorrow: 'कल पहुँचेगा',
    on: (day) => `${day} को पहुँचेगा`,
    late: 'देरी हो रही है',
    lateDetail: 'इसे अब तक पहुँच जाना था। कूरियर इसे ला रहा है।',
    preparing: 'तैयार किया जा रहा है',
    moving: 'रास्ते में है',
    by: (day) => `${day}, रात 8 बजे तक`,
    outToday: 'आज पहुँचेगा',
    out: 'डिलीवरी के लिए निकला है',
    delivered: (day) => (day === undefined ? 'डिलीवर हो गया' : `${day} को डिलीवर हो गया`),
    undelivered: 'डिलीवरी की कोशिश हुई',
    undeliveredDetail: 'कूरियर फिर आएगा। फ़ोन पास रखें।',
    returning: 'विक्रेता को वापस भेजा जा रहा है',
    returned: 'विक्रेता को वापस मिल गया',
    cancelled: 'रद्द',
    lost: 'रास्ते में कुछ गड़बड़ हुई',
    lostDetail: 'विक्रेता को लिखें, वे इसे ठीक करेंगे।',
    unknown: 'जाँच हो रही है',
  },
};

export const progressMessages: Record<
  TrackingLanguage,
  Record<'packed' | 'shipped' | 'in-transit' | 'delivered' | 'returning' | 'returned', string>
> = {
  en: {
    packed: 'Packed',
    shipped: 'Shipped',
    'in-transit': 'In transit',
    delivered: 'Delivered',
    returning: 'Returning',
    returned: 'Returned',
  },
  hi: {
    packed: 'पैक',
    shipped: 'भेजा गया',
    'in-transit': 'रास्ते में',
    delivered: 'डिलीवर',
    returning: 'वापसी',
    returned: 'लौट आया',
  },
};
