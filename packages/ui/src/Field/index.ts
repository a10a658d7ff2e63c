export {
  fieldSizes,
  type FieldAttributes,
  type FieldProps,
  type FieldSize,
  type ValueProps,
} from './FieldProps.ts';
