import { NdrCases } from './NdrCases.tsx';

/** Failed deliveries whose answer is with the courier. */
export default function ResponseRequested() {
  return <NdrCases status="response-requested" />;
}
