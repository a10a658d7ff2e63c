import type { SimulatedStatuses } from '../simulator/simulatedStatuses.ts';

/** DTDC's status of each event in its simulator. The states of its real statuses are in `packages/domain/src/couriers/dtdc.ts`. */
export const simulatedStatuses: SimulatedStatuses = {
  booked: ['SPL', '', 'SPL'],
  'pickup-scheduled': ['PCSC', '', 'PCSC'],
  'out-for-pickup': ['PCAW', '', 'PCAW'],
  'pickup-failed': ['PCNO', '', 'PCNO'],
  'picked-up': ['PCUP', '', 'PCUP'],
  'at-origin': ['BKD', '', 'BKD'],
  'left-origin': ['OBMD', '', 'OBMD'],
  'at-hub': ['IPMF', '', 'IPMF'],
  'at-centre': ['INSCAN', '', 'INSCAN'],
  'out-for-delivery': ['OUTDLV', '', 'OUTDLV'],
  delivered: ['DLV', '', 'DLV'],
  unavailable: ['NONDLV', '', 'PNA'],
  'bad-address': ['NONDLV', '', 'ADR'],
  refused: ['NONDLV', '', 'PRF'],
  rescheduled: ['NONDLV', '', 'CAD'],
  lost: ['NONDLV', '', 'LST'],
  'return-begun': ['RTOBKD', '', 'RTOBKD'],
  'return-moving': ['RTOOBMD', '', 'RTOOBMD'],
  'return-at-centre': ['RTOINSCAN', '', 'RTOINSCAN'],
  'return-out': ['RTOOUTDLV', '', 'RTOOUTDLV'],
  returned: ['RTODLV', '', 'RTODLV'],
  cancelled: ['PCAN', '', 'PCAN'],
};
