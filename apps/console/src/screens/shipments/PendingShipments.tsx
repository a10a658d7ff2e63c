import { Shipments } from './Shipments.tsx';

/** Shipments before their pickup. */
export default function PendingShipments() {
  return <Shipments tab="pending" />;
}
