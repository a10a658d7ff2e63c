import type { SimulatedStatuses } from '../simulator/simulatedStatuses.ts';

/** Ekart's status of each event in its simulator. The states of its real statuses are in `packages/domain/src/couriers/ekart.ts`. */
export const simulatedStatuses: SimulatedStatuses = {
  booked: ['Order Placed', '', 'Order Placed'],
  'pickup-scheduled': ['Pickup Scheduled', '', 'Pickup Scheduled'],
  'out-for-pickup': ['Out for Pickup', '', 'Out for Pickup'],
  'pickup-failed': ['Not Picked', '', 'Not Picked'],
  'picked-up': ['Picked Up', '', 'Picked Up'],
  'at-origin': ['In Transit', '', 'In Transit'],
  'left-origin': ['In Transit', '', 'In Transit'],
  'at-hub': ['In Transit', '', 'In Transit'],
  'at-centre': ['In Transit', '', 'In Transit'],
  'out-for-delivery': ['Out for Delivery', '', 'Out for Delivery'],
  delivered: ['Delivered', '', 'Delivered'],
  unavailable: ['Undelivered', '', 'Customer Unavailable'],
  'bad-address': ['Undelivered', '', 'Address Issue'],
  refused: ['Undelivered', '', 'Rejected by Customer'],
  rescheduled: ['Undelivered', '', 'Delivery Rescheduled'],
  lost: ['Lost', '', 'Lost'],
  'return-begun': ['RTO Requested', '', 'RTO Requested'],
  'return-moving': ['RTO In Transit', '', 'RTO In Transit'],
  'return-at-centre': ['RTO In Transit', '', 'RTO In Transit'],
  'return-out': ['RTO Out for Delivery', '', 'RTO Out for Delivery'],
  returned: ['RTO Delivered', '', 'RTO Delivered'],
  cancelled: ['Seller Cancelled', '', 'Seller Cancelled'],
};
