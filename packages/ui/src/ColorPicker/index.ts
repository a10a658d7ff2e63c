export { ColorPicker, type ColorPickerProps } from './ColorPicker.tsx';
export { contrast, readableShade, rateContrast, type ContrastRating } from './contrast.ts';
