import { color } from './contract.css.ts';

/** The one focus ring: `selectors: { '&[data-focus-visible]': focusRing }`. */
export const focusRing = { outline: `2px solid ${color.accent}`, outlineOffset: '2px' };

/** The ring drawn inside, for cells, rows and whatever would be clipped. */
export const focusRingInset = { outline: `2px solid ${color.accent}`, outlineOffset: '-2px' };

/** Takes the browser's ring away where React Aria says when to show ours. */
export const noRing = { outline: 'none' };
