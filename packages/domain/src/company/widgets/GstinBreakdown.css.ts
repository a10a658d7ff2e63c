import { style } from '@vanilla-extract/css';
import { color, inComponentsLayer, radius, space, text, weight } from '@khep/ui/tokens';

export const frame = style(inComponentsLayer({ containerType: 'inline-size' }));
export const parts = style(
  inComponentsLayer({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 1,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    overflow: 'hidden',
    background: color.line,
    border: `1px solid ${color.line}`,
    borderRadius: radius.control,
    '@container': { '(inline-size >= 620px)': { gridTemplateColumns: '1fr 2fr 1fr 1fr 1fr' } },
  }),
);
export const part = style(
  inComponentsLayer({
    minInlineSize: 0,
    padding: `${space[8]} ${space[12]}`,
    background: color.sunken,
    selectors: { '&[data-wrong]': { background: color.tone.critical.soft } },
  }),
);
export const characters = style(
  inComponentsLayer({
    ...text.title,
    display: 'block',
    minBlockSize: 20,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.04em',
    overflowWrap: 'anywhere',
    color: color.ink,
  }),
);
export const meaning = style(
  inComponentsLayer({ ...text.label, display: 'block', fontWeight: weight.medium, color: color.ink }),
);
export const note = style(
  inComponentsLayer({
    ...text.secondary,
    display: 'block',
    color: color.inkSecond,
    selectors: { '[data-wrong] > &': { color: color.tone.critical.ink } },
  }),
);
