import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoints, color, radius, space, text, weight } from '@khep/ui/tokens';

const wide = `screen and (min-width: ${breakpoints.md}px)`;

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

/** Vans side by side, where no forecast needs the width. */
export const short = style([
  list,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 290px), 1fr))',
    columnGap: space[32],
  },
]);

const itemBase = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[12],
  rowGap: space[4],
  paddingBlock: space[8],
});
export const shortItem = style([itemBase]);
export const item = style([
  itemBase,
  {
    borderBlockEnd: `1px solid ${color.lineSoft}`,
    selectors: { '&:last-child': { borderBlockEnd: 0 } },
    '@media': {
      [wide]: {
        gridTemplateColumns: 'auto minmax(150px, 1fr) 110px minmax(0, 1.6fr) minmax(180px, 1fr)',
      },
    },
  },
]);

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere', fontWeight: weight.medium });
export const detail = style({
  display: 'block',
  color: color.inkThird,
  fontSize: text.secondary.fontSize,
  fontWeight: weight.regular,
  lineHeight: text.secondary.lineHeight,
});
export const note = style([detail, { margin: 0 }]);
export const urgent = style([detail, { color: color.tone.critical.ink, fontWeight: weight.semibold }]);
export const time = style({ fontWeight: weight.semibold, fontVariantNumeric: 'tabular-nums' });

/** From now to the last cut-off. On phones the words say it all. */
export const track = style({
  position: 'relative',
  display: 'none',
  blockSize: '20px',
  '@media': { [wide]: { display: 'block' } },
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: '10px',
      borderBlockStart: `1px solid ${color.line}`,
    },
  },
});

const barBase = style({
  position: 'absolute',
  insetBlock: '5px',
  minInlineSize: '6px',
  borderRadius: radius.pill,
});
export const bar = styleVariants(
  { positive: color.tone.positive, caution: color.tone.caution, critical: color.tone.critical },
  (tone) => [barBase, { background: tone.soft, border: `1px solid ${tone.solid}` }],
);

export const cutOff = style({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: '2px',
  marginInlineStart: '-2px',
  background: color.ink,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});

export const verdict = style({
  gridColumn: '2 / -1',
  color: color.inkThird,
  fontSize: text.secondary.fontSize,
  lineHeight: text.secondary.lineHeight,
  '@media': { [wide]: { gridColumn: 'auto' } },
});
