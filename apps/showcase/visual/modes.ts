/** A way in which every matrix story is looked at. */
export interface Mode {
  id: string;
  title: string;
  /** What Storybook's toolbar would say. */
  globals?: Record<string, string>;
  /** Pixels. @default 960 */
  width?: number;
  forcedColors?: 'active';
  /**
   * Pixels of the picture for each of the page. The first mode is kept sharp; the others only have to show that
   * something moved, at a quarter of the bytes.
   */
  scale: 1 | 0.5;
}

export const modes: readonly Mode[] = [
  { id: 'comfortable', title: 'Comfortable', scale: 1 },
  { id: 'compact', title: 'Compact', globals: { density: 'compact' }, scale: 0.5 },
  { id: 'more-contrast', title: 'More contrast', globals: { contrast: 'more' }, scale: 0.5 },
  { id: 'forced-colours', title: 'Forced colours', forcedColors: 'active', scale: 0.5 },
  { id: 'right-to-left', title: 'Right to left', globals: { direction: 'rtl' }, scale: 0.5 },
  { id: 'narrow', title: '320 px', width: 320, scale: 0.5 },
  { id: 'hindi', title: 'Hindi', globals: { language: 'hi' }, scale: 0.5 },
];
