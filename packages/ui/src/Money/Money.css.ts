import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../tokens/contract.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const money = style(
  inComponentsLayer({
    direction: 'ltr',
    unicodeBidi: 'isolate',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const tones = styleVariants({
  plain: inComponentsLayer({ color: 'inherit' }),
  gain: inComponentsLayer({ color: color.tone.positive.ink }),
  loss: inComponentsLayer({ color: color.tone.critical.ink }),
});
