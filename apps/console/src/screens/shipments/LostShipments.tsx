import { Shipments } from './Shipments.tsx';

/** Lost and damaged shipments. */
export default function LostShipments() {
  return <Shipments tab="lost" />;
}
