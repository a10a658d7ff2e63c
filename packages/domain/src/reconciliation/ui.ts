export { ChargeComparison } from './ChargeComparison.tsx';
export type { ChargeComparisonProps, HeadData } from './ChargeComparison.tsx';
