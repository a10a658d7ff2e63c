export {
  actors,
  isBeforePickup,
  isCarriedBack,
  isEnded,
  isEndOfWay,
  isReturning,
  isShipmentState,
  maxPickupFailures,
  movedBy,
  nextStates,
  rtoRecallHours,
  shipmentLabel,
  shipmentRank,
  shipmentStates,
} from './states.ts';
export type { Actor, ShipmentState } from './states.ts';
export { canMove, cancelEffect } from './transition.ts';
export type { CancelEffect, MovingShipment, Verdict } from './transition.ts';
export { applyScan, scanKey, scanOutcomes } from './scan.ts';
export type { MappedScan, Scan, ScannedShipment, ScanOutcome, ScanResult } from './scan.ts';
export { replayShipment } from './history.ts';
export type { ReplayedScan, ReplayedShipment, ShipmentHistory, ShipmentMove } from './history.ts';
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
