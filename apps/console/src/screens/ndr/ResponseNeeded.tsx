import { NdrCases } from './NdrCases.tsx';

/** Failed deliveries that wait for an answer. */
export default function ResponseNeeded() {
  return <NdrCases status="response-needed" />;
}
