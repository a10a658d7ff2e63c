export {
  checkNdrAction,
  isNdrAction,
  ndrActionLabels,
  ndrAnswerProblems,
  reAttemptDates,
  toNdrEscalation,
} from './actions.ts';
export type { ActionableCase, NdrAnswer, NdrCheck } from './actions.ts';
export { ndrActions, ndrBuckets } from '../couriers/ndrBuckets.ts';
export type { NdrAction, NdrBucket } from '../couriers/ndrBuckets.ts';
export {
  buyerAnswerProblem,
  buyerChoices,
  describeBuyerAnswer,
  isBuyerChoice,
  suggestNdrAnswer,
  toNdrAnswer,
} from './buyerAnswer.ts';
export type { BuyerAnswer, BuyerChoice, BuyerAnswerField } from './buyerAnswer.ts';
export { buyerWish, failedDelivery } from './failedDelivery.ts';
export type { NdrCaseState } from './failedDelivery.ts';
export { buyerMessages, buyerReasons } from './buyerMessages.ts';
export type { BuyerMessageKey } from './buyerMessages.ts';
export {
  callHours,
  callStates,
  dialProblem,
  isLiveCall,
  maxCallSeconds,
  nextCallTime,
  recordingStates,
} from './calls.ts';
export type { CallState, DialFacts, RecordingState } from './calls.ts';
export { describeCall } from './describeCall.ts';
export { ndrStatuses, ndrStatusOf, ndrTabs } from './caseStatus.ts';
export type { NdrStatus, NdrTab } from './caseStatus.ts';
export { escalationStates, escalationTypes, ndrActionStates } from './escalation.ts';
export type { EscalationState, NdrActionState } from './escalation.ts';
export { defaultNdrCutOff, ndrDeadline, ndrExpiry } from './deadline.ts';
export { maxFakePoints, scoreFakeAttempt, suspectPoints } from './fakeAttempt.ts';
export type { EvidenceScan, FakePoint, FakeScore } from './fakeAttempt.ts';
export { fakeReportEmail, fakeReportNote, formatFakeReport, sendsFakeReport } from './fakeReport.ts';
export type { FakeReport } from './fakeReport.ts';
export { likeCasesRisk, likeLevels, rtoRisk } from './likeCases.ts';
export type { CaseOutcomes, EndedCases, LikeLevel, RtoRisk } from './likeCases.ts';
export { isNdrBucket, ndrBucketLabels, ndrBucketOf } from './reasons.ts';
export type { OwnReason } from './reasons.ts';
export { matchNdrRule, ndrRuleActionLabels, ndrRuleActions, newNdrRule } from './rules.ts';
export type { NdrRule, NdrRuleAction, NdrRuleDraft } from './rules.ts';
