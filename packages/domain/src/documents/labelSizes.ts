import { papers } from './paperSizes.ts';

interface LabelSizeFacts {
  /** Its name in the label preference. */
  setting: string;
  /** For choosing it. */
  label: string;
  /** One label, in millimetres. */
  width: number;
  height: number;
  /** Labels on a page, which they fill row by row. */
  columns: number;
  rows: number;
}

/** The label sizes; add one here. */
export const labelSizeFacts = {
  '4x6': { setting: '4x6', label: '4 × 6 in, thermal', ...papers['4x6'], columns: 1, rows: 1 },
  A6: { setting: 'A6', label: 'A6', width: 105, height: 148, columns: 1, rows: 1 },
  A4x4: { setting: 'A4', label: 'A4, four labels per page', width: 105, height: 148.5, columns: 2, rows: 2 },
} as const satisfies Record<string, LabelSizeFacts>;
export type LabelSize = keyof typeof labelSizeFacts;
export type LabelSizeSetting = (typeof labelSizeFacts)[LabelSize]['setting'];

export const labelSizes: readonly LabelSize[] = Object.keys(labelSizeFacts) as LabelSize[];
/** Their names in the label preference. */
export const labelSizeSettings = labelSizes.map((size): LabelSizeSetting => labelSizeFacts[size].setting);
export const defaultLabelSize: LabelSize = '4x6';

/** The sizes by the names of the label preference, for a Select. */
export const labelSizeChoices = labelSizes.map((size) => {
  const { setting, label } = labelSizeFacts[size];
  return { id: setting, label };
});

/** Returns the size that the label preference names. */
export function labelSizeOf(setting: LabelSizeSetting): LabelSize {
  return labelSizes.find((size) => labelSizeFacts[size].setting === setting) ?? defaultLabelSize;
}

export function labelsPerPage(size: LabelSize): number {
  const { columns, rows } = labelSizeFacts[size];
  return columns * rows;
}
