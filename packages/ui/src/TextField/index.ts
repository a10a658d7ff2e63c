export { TextField, textFieldTypes, type TextFieldOptions, type TextFieldProps } from './TextField.tsx';
