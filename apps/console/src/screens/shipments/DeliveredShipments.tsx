import { Shipments } from './Shipments.tsx';

/** Delivered shipments. */
export default function DeliveredShipments() {
  return <Shipments tab="delivered" />;
}
