import { style } from '@vanilla-extract/css';
import { color, inComponentsLayer, radius, space, text, weight } from '@khep/ui/tokens';

const list = style(
  inComponentsLayer({ listStyle: 'none', margin: 0, padding: 0, ...text.label, fontWeight: weight.regular }),
);
export const steps = style([list, inComponentsLayer({ display: 'grid', gap: space[4] })]);
export const step = style(
  inComponentsLayer({
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, max-content) minmax(90px, 1fr)',
    columnGap: space[8],
    alignItems: 'start',
    overflowWrap: 'anywhere',
    selectors: { '&[data-applies]': { fontWeight: weight.semibold } },
  }),
);
export const mark = style(
  inComponentsLayer({
    display: 'inline-flex',
    color: color.inkThird,
    paddingBlockStart: 2,
    selectors: { '[data-applies] &': { color: color.tone.positive.ink } },
  }),
);
export const fact = style(
  inComponentsLayer({ color: color.inkSecond, fontWeight: weight.regular, textAlign: 'end' }),
);
export const shares = style([
  list,
  inComponentsLayer({ display: 'grid', gap: space[4], paddingInlineStart: 24 }),
]);
export const share = style(
  inComponentsLayer({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.8fr) minmax(40px, 1fr) auto',
    columnGap: space[8],
    alignItems: 'center',
    selectors: { '&[data-unable]': { color: color.inkThird } },
  }),
);
export const track = style(
  inComponentsLayer({
    blockSize: 6,
    borderRadius: radius.pill,
    background: color.canvas,
    overflow: 'hidden',
  }),
);
export const bar = style(
  inComponentsLayer({
    display: 'block',
    blockSize: '100%',
    borderRadius: radius.pill,
    background: color.accent,
    selectors: { '[data-unable] &': { background: color.inkThird } },
  }),
);
export const due = style(inComponentsLayer({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }));
