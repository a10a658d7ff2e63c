import { color } from './contract.css.ts';

/** The focus ring: `selectors: { '&[data-focus-visible]': focusRing }`. */
export const focusRing = { outline: `2px solid ${color.accent}`, outlineOffset: '2px' };

/** An inset ring, for cells, rows and clipped elements. */
export const focusRingInset = { outline: `2px solid ${color.accent}`, outlineOffset: '-2px' };

/** Removes the native ring if React Aria manages focus visibility. */
export const noRing = { outline: 'none' };
