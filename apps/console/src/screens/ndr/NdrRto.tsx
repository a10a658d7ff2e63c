import { NdrCases } from './NdrCases.tsx';

/** Parcels that returned after a failed attempt. */
export default function NdrRto() {
  return <NdrCases status="rto" />;
}
