import { style, styleVariants } from '@vanilla-extract/css';
import { color, space, text, weight } from '@khep/ui/tokens';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[12],
  paddingBlock: space[12],
  borderBlockEnd: `1px solid ${color.lineSoft}`,
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { borderBlockEnd: 0, paddingBlockEnd: 0 },
  },
});

const markBase = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  borderRadius: space[8],
});

const tones = { critical: color.tone.critical, positive: color.tone.positive };
export const mark = styleVariants(tones, (tone) => [markBase, { background: tone.soft, color: tone.ink }]);

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const lead = style({ margin: 0, fontWeight: weight.semibold });
export const detail = style({
  margin: 0,
  color: color.inkSecond,
  fontSize: text.secondary.fontSize,
  lineHeight: text.secondary.lineHeight,
  fontVariantNumeric: 'tabular-nums',
});
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[16],
  marginBlockStart: space[4],
});
