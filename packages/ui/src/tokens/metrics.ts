/** Heights in pixels that scripts need, too (windowed lists). */
export const metrics = {
  row: 58,
  rowCompact: 36,
  control: 34,
  controlSmall: 28,
  controlLarge: 40,
} as const;

/** Spacing steps in pixels; the keys of `space`. */
export const spaceSteps = [0, 2, 4, 6, 8, 12, 16, 20, 24, 32, 40, 48] as const;
export type SpaceStep = (typeof spaceSteps)[number];

/** Breakpoints in pixels. */
export const breakpoints = { md: 768, lg: 1120 } as const;
