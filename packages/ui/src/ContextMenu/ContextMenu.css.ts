import { style } from '@vanilla-extract/css';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const area = style(inComponentsLayer({ minInlineSize: 0 }));
/** A point on the screen that the menu hangs from. */
export const anchor = style(
  inComponentsLayer({ position: 'fixed', inlineSize: 0, blockSize: 0, pointerEvents: 'none' }),
);
