export { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';
export { presetLabels, presetRange, rangePresets, type DayRange, type RangePreset } from './presets.ts';
