export { AccessStrip, type AccessStripProps } from './widgets/AccessStrip.tsx';
export { AuthenticatorSetUp, type AuthenticatorSetUpProps } from './widgets/AuthenticatorSetUp.tsx';
export { ModuleAccessField, type ModuleAccessFieldProps } from './widgets/ModuleAccessField.tsx';
export { ModuleCoverTable, type ModuleCoverTableProps } from './widgets/ModuleCoverTable.tsx';
export { QrCode, type QrCodeProps } from './widgets/QrCode.tsx';
export { RecoveryCodes, type RecoveryCodesProps } from './widgets/RecoveryCodes.tsx';
export { SessionTable, type SessionData, type SessionTableProps } from './widgets/SessionTable.tsx';
export { TwoStepRoles, type TwoStepRolesProps } from './widgets/TwoStepRoles.tsx';
export { TwoStepState, type TwoStepStateProps } from './widgets/TwoStepState.tsx';
