export { WeightField, type WeightFieldProps } from './WeightField.tsx';
