import { findWaysOut, forecastCash, warnCash } from '@khep/domain/cash';
import type { CashForecast, CashPlan, CashWarning, WayOut } from '@khep/domain/cash';

/** A plan with the last day that each payment may be moved to, by its id; days from today. */
export interface PlanToForecast extends CashPlan {
  movable: ReadonlyMap<string, number>;
}

export interface CashOutlook {
  forecast: CashForecast;
  /** Undefined without a floor, and where no day may be below it. */
  warning: CashWarning | undefined;
  ways: WayOut[];
}

/** Forecasts a plan, and finds ways out of its first low day. */
export function forecastPlan({ movable, ...plan }: PlanToForecast): CashOutlook {
  const { floor } = plan;
  const forecast = forecastCash(plan);
  const warning = floor === undefined ? undefined : warnCash(forecast, floor);
  return {
    forecast,
    warning,
    ways: floor === undefined || !warning ? [] : findWaysOut({ ...plan, floor }, movable),
  };
}
