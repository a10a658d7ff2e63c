export { cashKindLabels, cashKinds, forecastCash } from './forecastCash.ts';
export type {
  CashBalance,
  CashForecast,
  CashKind,
  CashOutcome,
  CashPlan,
  ExpectedCash,
  ForecastEntry,
} from './forecastCash.ts';
export { findWaysOut } from './findWaysOut.ts';
export type { WayOut } from './findWaysOut.ts';
export {
  findGateway,
  gatewayCycles,
  gatewayIds,
  gatewayPayoutDay,
  matchSettlements,
} from './gatewayPayouts.ts';
export type { GatewayId } from './gatewayPayouts.ts';
export { leastOutcomes, nextInterval } from './nextValue.ts';
export { plannedDays, plannedMoveDays, plannedRepeatLabels, plannedRepeats } from './plannedDays.ts';
export type { PlannedRepeat } from './plannedDays.ts';
export {
  billRhythm,
  boxPace,
  deliveryOdds,
  leastEndedBoxes,
  longOverdueDays,
  medianOf,
  nextBillDay,
  paceDays,
  planTopUps,
} from './rhythm.ts';
export type { EndedBoxes } from './rhythm.ts';
export { warnCash } from './warnCash.ts';
export type { CashWarning } from './warnCash.ts';
