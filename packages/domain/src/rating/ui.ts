export { ChargeBreakdown, type ChargesData } from './ChargeBreakdown.tsx';
