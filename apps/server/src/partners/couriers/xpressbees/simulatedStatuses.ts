import type { SimulatedStatuses } from '../simulator/simulatedStatuses.ts';

/** XpressBees's status of each event in its simulator. The states of its real statuses are in `packages/domain/src/couriers/xpressbees.ts`. */
export const simulatedStatuses: SimulatedStatuses = {
  booked: ['DRC', '', 'DRC'],
  'pickup-scheduled': ['PUS', '', 'PUS'],
  'out-for-pickup': ['OFP', '', 'OFP'],
  'pickup-failed': ['PND', '', 'PND'],
  'picked-up': ['PKD', '', 'PKD'],
  'at-origin': ['IT', '', 'IT'],
  'left-origin': ['IT', '', 'IT'],
  'at-hub': ['IT', '', 'IT'],
  'at-centre': ['RAD', '', 'RAD'],
  'out-for-delivery': ['OFD', '', 'OFD'],
  delivered: ['DLVD', '', 'DLVD'],
  unavailable: ['UD', '', '2'],
  'bad-address': ['UD', '', '4'],
  refused: ['UD', '', '37'],
  rescheduled: ['UD', '', '9'],
  lost: ['LOST', '', 'LOST'],
  'return-begun': ['RTON', '', 'RTON'],
  'return-moving': ['RTO-IT', '', 'RTO-IT'],
  'return-at-centre': ['RAO', '', 'RAO'],
  'return-out': ['RTO-OFD', '', 'RTO-OFD'],
  returned: ['RTD', '', 'RTD'],
  cancelled: ['CAN', '', 'CAN'],
};

/** Of reverse pickups, until the parcel moves. */
export const simulatedReverseStatuses: Partial<SimulatedStatuses> = {
  booked: ['RPPickupPending', '', 'RPPickupPending'],
  'pickup-scheduled': ['RPPickupPending', '', 'RPPickupPending'],
  'out-for-pickup': ['RPOutForPickup', '', 'RPOutForPickup'],
  'pickup-failed': ['RPAttemptNotPick', '', 'RPAttemptNotPick'],
  'picked-up': ['RPPickDone', '', 'RPPickDone'],
  cancelled: ['RPCancel', '', 'RPCancel'],
};
