import { style, styleVariants } from '@vanilla-extract/css';
import { color, space, text } from '@khep/ui/tokens';

export const name = style({ display: 'inline-flex', alignItems: 'center', gap: space[8] });

export const fair = style({ display: 'grid', gap: space[4], minInlineSize: 'min(160px, 100%)' });
export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[8],
});
export const interval = style({ color: color.inkSecond, fontVariantNumeric: 'tabular-nums' });

/** From the lowest to the highest end of all couriers. */
export const track = style({
  position: 'relative',
  blockSize: '8px',
  borderRadius: '4px',
  background: color.lineSoft,
});
const rangeBase = style({ position: 'absolute', insetBlock: 0, borderRadius: '4px', minInlineSize: '2px' });
export const range = styleVariants(
  {
    better: color.tone.positive.ink,
    worse: color.tone.critical.ink,
    unclear: color.inkSecond,
    too_few: color.inkSecond,
  },
  (background) => [rangeBase, { background, opacity: 0.45 }],
);
export const middle = style({
  position: 'absolute',
  insetBlock: '-2px',
  inlineSize: '2px',
  background: color.ink,
  transform: 'translateX(-1px)',
});
export const average = style([middle, { insetBlock: '-4px', background: color.inkSecond, opacity: 0.7 }]);

export const verdict = styleVariants({
  better: { color: color.tone.positive.ink },
  worse: { color: color.tone.critical.ink },
  unclear: { color: color.inkSecond },
  too_few: { color: color.inkSecond },
});

export const foot = style({
  margin: 0,
  marginBlockStart: space[8],
  color: color.inkSecond,
  fontSize: text.secondary.fontSize,
  lineHeight: text.secondary.lineHeight,
});
