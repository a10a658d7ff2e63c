export { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
export { passwordStrength, type PasswordStrength, type PasswordStrengthLevel } from './strength.ts';
