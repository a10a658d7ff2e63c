export { ColorPicker, type ColorPickerProps } from './ColorPicker.tsx';
export { contrast, readableShade, verdictOf, type Verdict } from './contrast.ts';
