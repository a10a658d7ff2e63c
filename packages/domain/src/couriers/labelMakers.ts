/** Who makes the label that is printed for a courier. */
export const labelMakers = ['khep', 'courier'] as const;
export type LabelMaker = (typeof labelMakers)[number];
