import { Shipments } from './Shipments.tsx';

/** Every shipment. */
export default function AllShipments() {
  return <Shipments tab="all" />;
}
