/** A way in which every matrix story is shown. */
export interface Mode {
  id: string;
  title: string;
  /** Values of Storybook's toolbar. */
  globals?: Record<string, string>;
  /** Pixels. @default 960 */
  width?: number;
  forcedColors?: 'active';
  /** Device pixels per CSS pixel. Only the first mode is sharp: the others show that something moved, in a quarter of the bytes. */
  scale: 1 | 0.5;
  /** Its fonts are checked: with the other modes' texts they would be the same. */
  showsEveryCharacter?: true;
}

export const modes: readonly Mode[] = [
  { id: 'comfortable', title: 'Comfortable', scale: 1, showsEveryCharacter: true },
  { id: 'compact', title: 'Compact', globals: { density: 'compact' }, scale: 0.5 },
  { id: 'more-contrast', title: 'More contrast', globals: { contrast: 'more' }, scale: 0.5 },
  { id: 'forced-colours', title: 'Forced colours', forcedColors: 'active', scale: 0.5 },
  { id: 'right-to-left', title: 'Right to left', globals: { direction: 'rtl' }, scale: 0.5 },
  { id: 'narrow', title: '320 px', width: 320, scale: 0.5 },
  { id: 'hindi', title: 'Hindi', globals: { language: 'hi' }, scale: 0.5, showsEveryCharacter: true },
];
