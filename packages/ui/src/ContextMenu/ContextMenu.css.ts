import { style } from '@vanilla-extract/css';
import { inComponents } from '../tokens/inLayer.ts';

export const area = style(inComponents({ minInlineSize: 0 }));
/** A point on the screen that the menu hangs from. */
export const anchor = style(
  inComponents({ position: 'fixed', inlineSize: 0, blockSize: 0, pointerEvents: 'none' }),
);
