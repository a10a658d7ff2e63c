export { AddressFields } from './AddressFields.tsx';
export type { AddressFieldsProps, AddressValue, LookUpPincode } from './AddressFields.tsx';
