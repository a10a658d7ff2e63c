export const sectionTones = ['positive', 'caution', 'critical', 'info', 'neutral'] as const;
export type SectionTone = (typeof sectionTones)[number];
