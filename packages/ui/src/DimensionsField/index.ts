export { DimensionsField, type Dimensions, type DimensionsFieldProps } from './DimensionsField.tsx';
