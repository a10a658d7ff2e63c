import type { SimulatedStatuses } from '../simulator/simulatedStatuses.ts';

/** Blue Dart's status of each event in its simulator. The states of its real statuses are in `packages/domain/src/couriers/bluedart.ts`. */
export const simulatedStatuses: SimulatedStatuses = {
  booked: ['Online shipment booked', 'S', 'ONL-S'],
  'pickup-scheduled': ['Pickup scheduled', 'S', 'PUS-S'],
  'out-for-pickup': ['Out for pickup', 'S', 'OFP-S'],
  'pickup-failed': ['Pickup not ready', 'S', 'PNR-S'],
  'picked-up': ['Shipment picked up', 'S', '015-S'],
  'at-origin': ['Shipment arrived', 'S', '001-S'],
  'left-origin': ['Shipment further connected', 'S', '001-S'],
  'at-hub': ['Shipment arrived at hub', 'S', '001-S'],
  'at-centre': ['Shipment arrived at destination location', 'S', '001-S'],
  'out-for-delivery': ['Shipment out for delivery', 'S', '002-S'],
  delivered: ['Shipment delivered', 'T', '000-T'],
  unavailable: ['Consignee not available', 'T', '003-T'],
  'bad-address': ['Address incomplete', 'T', '008-T'],
  refused: ['Consignee refused to accept', 'T', '011-T'],
  rescheduled: ['Delivery rescheduled at the request of the consignee', 'T', '001-T'],
  lost: ['Shipment lost', 'T', '186-T'],
  'return-begun': ['Shipment redirected to origin', 'T', '016-T'],
  'return-moving': ['Return shipment further connected', 'RT', '001-RT'],
  'return-at-centre': ['Return shipment arrived', 'RT', '001-RT'],
  'return-out': ['Return shipment out for delivery', 'RT', '002-RT'],
  returned: ['Return shipment delivered to shipper', 'RT', '000-RT'],
  cancelled: ['Waybill cancelled', 'T', 'CAN-T'],
};
