import type { StatusCodes } from '../simulator/statusCodes.ts';

/** XpressBees's status of each simulated event. */
export const xpressbeesCodes: StatusCodes = {
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
