export { cashKinds, forecastCash } from './forecastCash.ts';
export type {
  CashBalance,
  CashForecast,
  CashKind,
  CashOutcome,
  CashPlan,
  ExpectedCash,
  ForecastEntry,
} from './forecastCash.ts';
export { leastOutcomes, nextInterval } from './nextValue.ts';
export { warnCash } from './warnCash.ts';
export type { CashWarning } from './warnCash.ts';
