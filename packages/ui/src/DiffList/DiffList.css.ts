import { style } from '@vanilla-extract/css';
import { color, radius, space, text, weight } from '../tokens/contract.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const list = style(
  inComponentsLayer({ display: 'grid', gap: space[8], margin: 0, containerType: 'inline-size' }),
);
export const row = style(
  inComponentsLayer({
    display: 'grid',
    gap: `${space[2]} ${space[12]}`,
    '@container': {
      '(min-width: 480px)': { gridTemplateColumns: 'minmax(120px, 200px) minmax(0, 1fr)' },
    },
  }),
);
export const field = style(
  inComponentsLayer({
    color: color.inkThird,
    fontSize: text.label.fontSize,
    lineHeight: text.body.lineHeight,
  }),
);
export const change = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${space[2]} ${space[8]}`,
    margin: 0,
    overflowWrap: 'anywhere',
  }),
);
const value = inComponentsLayer({ paddingInline: space[4], borderRadius: radius.small });
export const before = style([
  value,
  inComponentsLayer({
    background: color.tone.critical.soft,
    color: color.tone.critical.ink,
    textDecoration: 'line-through',
  }),
]);
export const after = style([
  value,
  inComponentsLayer({
    background: color.tone.positive.soft,
    color: color.tone.positive.ink,
    textDecoration: 'none',
    fontWeight: weight.medium,
  }),
]);
export const nothing = style(inComponentsLayer({ color: color.inkThird }));
export const arrow = style(
  inComponentsLayer({
    color: color.inkThird,
    selectors: { '[dir="rtl"] &': { display: 'inline-block', transform: 'scaleX(-1)' } },
  }),
);
export const same = style(inComponentsLayer({ color: color.inkThird }));
