import type { SimulatedStatuses } from '../simulator/simulatedStatuses.ts';

/** Delhivery's status of each event in its simulator. The states of its real statuses are in `packages/domain/src/couriers/delhivery.ts`. */
export const simulatedStatuses: SimulatedStatuses = {
  booked: ['Manifested', 'UD', 'X-UCI'],
  // It tells of a planned pickup, of a van on its way it doesn't.
  'pickup-scheduled': ['Manifested', 'UD', 'FMPUR-101'],
  'out-for-pickup': ['Manifested', 'UD', 'FMPUR-101'],
  'pickup-failed': ['Not Picked', 'UD', 'FMEOD-103'],
  'picked-up': ['In Transit', 'UD', 'X-PPOM'],
  'at-origin': ['In Transit', 'UD', 'X-PIOM'],
  'left-origin': ['In Transit', 'UD', 'X-DBL1F'],
  'at-hub': ['In Transit', 'UD', 'X-IBD3F'],
  'at-centre': ['Pending', 'UD', 'X-SC'],
  'out-for-delivery': ['Dispatched', 'UD', 'X-DDD3FD'],
  delivered: ['Delivered', 'DL', 'EOD-38'],
  unavailable: ['Pending', 'UD', 'EOD-11'],
  'bad-address': ['Pending', 'UD', 'EOD-74'],
  refused: ['Pending', 'UD', 'EOD-6'],
  rescheduled: ['Pending', 'UD', 'EOD-3'],
  lost: ['Lost', 'LT', 'LT-100'],
  'return-begun': ['In Transit', 'RT', 'X-RTO1'],
  'return-moving': ['In Transit', 'RT', 'X-RTO2'],
  'return-at-centre': ['Pending', 'RT', 'X-RTO3'],
  'return-out': ['Dispatched', 'RT', 'X-RTOD'],
  returned: ['RTO', 'DL', 'RD-AC'],
  cancelled: ['Canceled', 'CN', 'X-CAN'],
};

/** Of reverse pickups: PP until the pickup, PU after it. */
export const simulatedReverseStatuses: Partial<SimulatedStatuses> = {
  booked: ['Open', 'PP', 'X-PPONM'],
  'pickup-scheduled': ['Scheduled', 'PP', 'X-DDD3FP'],
  'out-for-pickup': ['Dispatched', 'PP', 'X-DDD3FP1'],
  'pickup-failed': ['Not Picked', 'PP', 'EOD-77'],
  'picked-up': ['In Transit', 'PU', 'X-PROM'],
  'at-hub': ['Pending', 'PU', 'X-PIOM1'],
  'out-for-delivery': ['Dispatched', 'PU', 'X-DDD3FD1'],
  delivered: ['DTO', 'DL', 'RT-110'],
  cancelled: ['Canceled', 'CN', 'PNP-101'],
};
