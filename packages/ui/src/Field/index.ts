export { fieldSizes, type FieldProps, type FieldSize, type FieldValue } from './FieldFrame.tsx';
