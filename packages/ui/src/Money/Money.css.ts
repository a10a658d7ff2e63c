import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../tokens/contract.css.ts';
import { inComponents } from '../tokens/inLayer.ts';

export const money = style(
  inComponents({
    direction: 'ltr',
    unicodeBidi: 'isolate',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const tones = styleVariants({
  plain: inComponents({ color: 'inherit' }),
  gain: inComponents({ color: color.tone.positive.ink }),
  loss: inComponents({ color: color.tone.critical.ink }),
});
