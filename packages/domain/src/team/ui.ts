export { AccessStrip, type AccessStripProps } from './AccessStrip.tsx';
export { ModuleAccessField, type ModuleAccessFieldProps } from './ModuleAccessField.tsx';
export { ModuleCoverTable, type ModuleCoverTableProps } from './ModuleCoverTable.tsx';
export { QrCode, type QrCodeProps } from './QrCode.tsx';
