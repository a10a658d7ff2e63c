export { BankAccount, type BankAccountData, type BankAccountProps } from './BankAccount.tsx';
export {
  CompanyProfileDetails,
  type CompanyProfileData,
  type CompanyProfileDetailsProps,
} from './CompanyProfileDetails.tsx';
export {
  CourierServicesField,
  type CourierServiceData,
  type CourierServicesFieldProps,
} from './CourierServicesField.tsx';
export { EffectStrip, type EffectStripProps } from './EffectStrip.tsx';
export { GstinBreakdown, type GstinBreakdownProps } from './GstinBreakdown.tsx';
export { GstPortalResult, type GstPortalResultProps } from './GstPortalResult.tsx';
export { GstRegistration, type GstRegistrationData, type GstRegistrationProps } from './GstRegistration.tsx';
export { IfscField, type IfscFieldProps, type IfscValue } from './IfscField.tsx';
export { PlanChoice, type PlanChoiceProps, type PlanData } from './PlanChoice.tsx';
export { PlanCost, type PlanCostProps } from './PlanCost.tsx';
export { ShippingBlockers, type ShippingBlockersProps } from './ShippingBlockers.tsx';
