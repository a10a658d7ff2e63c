export {
  checkDisputeTransition,
  disputeCategories,
  disputeCategoryLabel,
  disputeOutcomes,
  disputeSources,
  disputeStateLabel,
  disputeStates,
  disputeTabStates,
  disputeTabs,
  isDisputeState,
  nextDisputeStates,
} from './states.ts';
export type {
  DisputeCategory,
  DisputeCheck,
  DisputeOutcome,
  DisputeSource,
  DisputeState,
  DisputeSubject,
  DisputeTab,
} from './states.ts';
export { actBy, daysLeft, defaultDisputeWindows, reopenBy, resolveBy } from './windows.ts';
export type { DisputeWindows } from './windows.ts';
export { debitOf, disputeStake, isOverbilled } from './stake.ts';
export type { DisputeStake } from './stake.ts';
export {
  describeEvidence,
  evidenceKinds,
  isSameSize,
  photoKindLabel,
  photoKinds,
  writePoints,
} from './evidence.ts';
export type { Dimensions, EvidenceFacts, PhotoKind } from './evidence.ts';
export { disputeOdds, expectedBack, minLikeDisputes } from './odds.ts';
export type { DisputeHistory, DisputeOdds } from './odds.ts';
export type {
  DisputeSheet,
  DisputeSheets,
  LineDisputeRow,
  WeightDisputeRow,
} from '../couriers/disputeSheet.ts';
export { findDisputeRule } from './rules.ts';
export type { DisputeRule, RuledDispute } from './rules.ts';
export { askAccept, sumStakes } from './askAccept.ts';
export type { AnswerableDispute } from './askAccept.ts';
