import { style } from '@vanilla-extract/css';
import { color, radius, space, text, weight } from '@khep/ui/tokens';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[12],
  paddingBlock: space[12],
  borderBlockEnd: `1px solid ${color.lineSoft}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: radius.pill,
  border: `1px solid ${color.controlBorder}`,
  color: color.inkSecond,
  fontSize: text.secondary.fontSize,
  fontWeight: weight.semibold,
});
export const open = style([mark]);
export const done = style([
  mark,
  {
    borderColor: color.tone.positive.solid,
    background: color.tone.positive.solid,
    color: color.tone.positive.onSolid,
  },
]);

export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const title = style({ fontWeight: weight.medium });
export const why = style({
  color: color.inkThird,
  fontSize: text.secondary.fontSize,
  lineHeight: text.secondary.lineHeight,
});
