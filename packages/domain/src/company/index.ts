export { setupStepIds, setupSteps, shippingBlockers, verificationStates } from './setup.ts';
export type { SetupFacts, SetupStep, SetupStepId, VerificationState } from './setup.ts';
export { bankStatuses, gstStages, gstStatuses } from './checks.ts';
export type { BankStatus, GstStage, GstStatus } from './checks.ts';
export { companyEffects, effectIds, effectTones } from './effects.ts';
export type { CompanyEffect, CompanyFacts, EffectId, EffectTone } from './effects.ts';
export { preferenceTypes } from './preferences.ts';
export type { PreferenceType } from './preferences.ts';
export { describeTurnover, turnoverBands, turnoverOf, isTurnoverBand } from './turnover.ts';
export type { TurnoverBand } from './turnover.ts';
export { cheapestPlan, findPlan, planCharge, plans } from './plans.ts';
export type { Plan, PlanCharge, PlanId } from './plans.ts';
export { gstinParts } from './gstinParts.ts';
export type { GstinPart, GstinPartId } from './gstinParts.ts';
export { isSameHolder } from './holderName.ts';
export {
  bankSectionStatus,
  describeGstStatus,
  gstSectionStatus,
  partnersStatus,
  planStatus,
  profileStatus,
} from './sectionStatus.ts';
export type { SectionStatus } from './sectionStatus.ts';
