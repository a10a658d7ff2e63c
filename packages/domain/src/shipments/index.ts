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
  returningStates,
  rtoRecallHours,
  shipmentStateLabel,
  shipmentRank,
  shipmentStates,
} from './states.ts';
export type { TransitionActor, ShipmentState } from './states.ts';
export {
  failedDeliveryKey,
  happenings,
  isTurningBack,
  maxDeliveryAttempts,
  ndrExpiries,
  parcelActors,
  parcelOptions,
  parcelSituation,
  situationOfCase,
  situationOfState,
} from './situation.ts';
export type {
  BuyerWish,
  CourierInstruction,
  FailedDelivery,
  FailedDeliveryKey,
  Happening,
  NdrExpiry,
  ParcelActor,
  ParcelOption,
  ParcelSituation,
} from './situation.ts';
export { describeSituation, situationNote } from './describeSituation.ts';
export { canCancelBox, checkTransition, cancelEffect } from './transition.ts';
export type { CancelEffect, TransitionSubject, TransitionCheck } from './transition.ts';
export { applyScan, scanKey, scanOutcomes } from './scan.ts';
export type { MappedScan, Scan, ScannedShipment, ScanOutcome, ScanResult } from './scan.ts';
export { nextPickups, slotInSentence } from './pickupSlots.ts';
export type { AvailableSlot, PickupDays, PickupSchedule } from './pickupSlots.ts';
export { replayShipment } from './replay.ts';
export type { ReplayedScan, ReplayedShipment, ShipmentHistory, ManualTransition } from './replay.ts';
export { shipmentTabs, shipmentTabStates } from './tabs.ts';
export type { ShipmentTab } from './tabs.ts';
export {
  defaultSilenceHours,
  formatSilence,
  isStuck,
  laneKeys,
  laneLevels,
  legOf,
  measureLeg,
  minLaneSample,
  minSilenceHours,
  predictFromHistory,
  silenceLimit,
  stuckAfter,
  transitPercentiles,
} from './laneTimes.ts';
export type {
  HistoryPrediction,
  JourneyScan,
  Lane,
  LaneHistory,
  LaneLevel,
  LaneTimes,
  Leg,
  LegTimes,
  SilenceLimit,
} from './laneTimes.ts';
export { checkClaim, claimDeadline, claimKindOf, claimKinds, usualClaimDays } from './claims.ts';
export type { ClaimCheck, ClaimDays, ClaimKind } from './claims.ts';
export { inquiryAnswers, inquiryKinds, inquiryStates, inquiryWays } from './inquiries.ts';
export type { InquiryAnswer, InquiryKind, InquiryState, InquiryWay } from './inquiries.ts';
export { groupPickups } from './pickup/groupPickups.ts';
export type { GroupedPickup } from './pickup/groupPickups.ts';
export { nextPickupSlot, pickupTimes } from './pickup/pickupSlot.ts';
export type { PickupSlot } from './pickup/pickupSlot.ts';
