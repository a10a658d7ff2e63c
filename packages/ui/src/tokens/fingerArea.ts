import { size } from './contract.css.ts';

/**
 * Selectors for what is drawn small, under `(pointer: coarse)`: a finger presses 44 px of it, or as much as a control of the page's
 * density. The element needs a position.
 */
export const fingerArea = {
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: `min(0px, (100% - max(44px, ${size.control})) / 2)`,
  },
} as const;
