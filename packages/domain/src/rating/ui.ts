export { ChargeBreakdown, type ShownCharges } from './ChargeBreakdown.tsx';
