export { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
export { passwordStrength, type PasswordStrength, type Strength } from './strength.ts';
