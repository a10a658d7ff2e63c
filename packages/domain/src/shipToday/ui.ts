export { CourierDecisions, type CourierDecisionsProps } from './CourierDecisions.tsx';
export { CutOff, type CutOffProps } from './CutOff.tsx';
export { PlanCost, type PlanCostProps } from './PlanCost.tsx';
export { ShipFixes, type ShipFixesProps } from './ShipFixes.tsx';
export { ShipGroups, type ShipGroupsProps } from './ShipGroups.tsx';
export { ShipRunGroups, type ShipRunGroupsProps } from './ShipRunGroups.tsx';
export { ShipRunOrders, type ShipRunOrdersProps } from './ShipRunOrders.tsx';
export { ShipSteps, type ShipStepData, type ShipStepsProps } from './ShipSteps.tsx';
export { findNextCutOff, formatCountdown } from './countdown.ts';
export type { TypedFixes } from './useTypedFix.tsx';
export type {
  FixLinks,
  FixOptions,
  PickupSlotData,
  PlannedGroupData,
  PlannedOrderData,
  ShipDecisionsData,
  ShipExceptionData,
  ShipFix,
  ShipGroupData,
  ShipRunGroupData,
  ShipRunOrderData,
  ShipTotalsData,
} from './data.ts';
