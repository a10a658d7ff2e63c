import type { StatusMapping } from './mapping.ts';

/** Reason codes of a failed delivery, sent with "UD". Any other reason is a failed delivery too. */
export const xpressbeesReasons: readonly string[] =
  '2 3 4 6 8 9 14 17 18 19 22 24 25 27 29 30 31 32 37 39 68 69 70 72 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 111 1000 1001'.split(
    ' ',
  );

/** XpressBees sends short status codes without types; the reason of a failed delivery is a separate code. */
export const xpressbeesStatuses: readonly StatusMapping[] = [
  { status: 'DRC', state: 'AWB_ASSIGNED' },
  { status: 'PUS', state: 'PICKUP_SCHEDULED' },
  { status: 'OFP', state: 'OUT_FOR_PICKUP' },
  { status: 'PND', state: 'PICKUP_FAILED' },
  { status: 'PUC', state: 'PICKED_UP' },
  { status: 'PUD', state: 'PICKED_UP' },
  { status: 'PKD', state: 'PICKED_UP' },
  { status: 'IT', state: 'IN_TRANSIT' },
  { status: 'RAD', state: 'AT_DESTINATION' },
  { status: 'OFD', state: 'OUT_FOR_DELIVERY' },
  { status: 'UD', state: 'UNDELIVERED' },
  { status: 'DLVD', state: 'DELIVERED' },
  { status: 'RTO', state: 'RTO_INITIATED' },
  { status: 'RTON', state: 'RTO_INITIATED' },
  { status: 'RTO-IT', state: 'RTO_IN_TRANSIT' },
  { status: 'RAO', state: 'RTO_IN_TRANSIT' },
  { status: 'RTO-OFD', state: 'RTO_OUT_FOR_DELIVERY' },
  { status: 'RTU', state: 'RTO_UNDELIVERED' },
  { status: 'RTD', state: 'RTO_DELIVERED' },
  { status: 'STD', state: 'DAMAGED' },
  { status: 'STG', state: 'LOST' },
  { status: 'LOST', state: 'LOST' },
  { status: 'CAN', state: 'CANCELLED' },
];
