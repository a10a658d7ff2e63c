import { Shipments } from './Shipments.tsx';

/** Shipments with couriers. */
export default function ShipmentsInTransit() {
  return <Shipments tab="in-transit" />;
}
