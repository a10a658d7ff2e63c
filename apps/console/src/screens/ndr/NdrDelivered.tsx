import { NdrCases } from './NdrCases.tsx';

/** Parcels that were delivered after a failed attempt. */
export default function NdrDelivered() {
  return <NdrCases status="delivered" />;
}
