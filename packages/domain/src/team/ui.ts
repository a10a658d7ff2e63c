export { AccessStrip, type AccessStripProps } from './AccessStrip.tsx';
export { AuthenticatorSetUp, type AuthenticatorSetUpProps } from './AuthenticatorSetUp.tsx';
export { ModuleAccessField, type ModuleAccessFieldProps } from './ModuleAccessField.tsx';
export { ModuleCoverTable, type ModuleCoverTableProps } from './ModuleCoverTable.tsx';
export { QrCode, type QrCodeProps } from './QrCode.tsx';
export { RecoveryCodes, type RecoveryCodesProps } from './RecoveryCodes.tsx';
export { SessionTable, type SessionData, type SessionTableProps } from './SessionTable.tsx';
export { TwoStepRoles, type TwoStepRolesProps } from './TwoStepRoles.tsx';
export { TwoStepState, type TwoStepStateProps } from './TwoStepState.tsx';
