export {
  actors,
  endedStates,
  inTransitStates,
  isBeforePickup,
  isRtoChargeable,
  isTerminal,
  isCourierTerminal,
  isReturning,
  isShipmentState,
  maxPickupFailures,
  allowedActors,
  nextStates,
  returnedStates,
  rtoRecallHours,
  shipmentStateLabel,
  shipmentRank,
  shipmentStates,
} from './states.ts';
export type { TransitionActor, ShipmentState } from './states.ts';
export { checkTransition, cancelEffect } from './transition.ts';
export type { CancelEffect, TransitionSubject, TransitionCheck } from './transition.ts';
export { applyScan, scanKey, scanOutcomes } from './scan.ts';
export type { MappedScan, Scan, ScannedShipment, ScanOutcome, ScanResult } from './scan.ts';
export { nextPickups } from './pickupSlots.ts';
export type { AvailableSlot, PickupDays, PickupSchedule } from './pickupSlots.ts';
export { replayShipment } from './replay.ts';
export type { ReplayedScan, ReplayedShipment, ShipmentHistory, ManualTransition } from './replay.ts';
export { rtoTabs, rtoTabStates, shipmentTabs, shipmentTabStates } from './tabs.ts';
export type { RtoTab, ShipmentTab } from './tabs.ts';
export {
  applyReverseScan,
  canMoveReverse,
  isReverseEnded,
  nextReverseStates,
  reverseLabel,
  reverseStates,
} from './reverse.ts';
export type { ReverseScanResult, ReverseState } from './reverse.ts';
