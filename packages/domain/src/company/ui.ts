export { BankAccount, type BankAccountData, type BankAccountProps } from './widgets/BankAccount.tsx';
export {
  CompanyProfileDetails,
  type CompanyProfileData,
  type CompanyProfileDetailsProps,
} from './widgets/CompanyProfileDetails.tsx';
export {
  CourierServicesField,
  type CourierServiceData,
  type CourierServicesFieldProps,
} from './widgets/CourierServicesField.tsx';
export { EffectStrip, type EffectStripProps } from './widgets/EffectStrip.tsx';
export { GstinBreakdown, type GstinBreakdownProps } from './widgets/GstinBreakdown.tsx';
export { GstPortalResult, type GstPortalResultProps } from './widgets/GstPortalResult.tsx';
export {
  GstRegistration,
  type GstRegistrationData,
  type GstRegistrationProps,
} from './widgets/GstRegistration.tsx';
export { IfscField, type IfscFieldProps, type IfscValue } from './widgets/IfscField.tsx';
export { PlanChoice, type PlanChoiceProps, type PlanData } from './widgets/PlanChoice.tsx';
export { PlanCost, type PlanCostProps } from './widgets/PlanCost.tsx';
export { ShippingBlockers, type ShippingBlockersProps } from './widgets/ShippingBlockers.tsx';
