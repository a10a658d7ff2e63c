import { style, styleVariants } from '@vanilla-extract/css';
import { color, space, text, weight } from '@khep/ui/tokens';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[12],
  paddingBlock: '11px',
  borderBlockEnd: `1px solid ${color.lineSoft}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

const countBase = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '38px',
  minBlockSize: '28px',
  paddingInline: space[6],
  borderRadius: space[8],
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
});

const tones = {
  critical: color.tone.critical,
  caution: color.tone.caution,
  info: color.tone.info,
  neutral: color.tone.neutral,
};
export const count = styleVariants(tones, (tone) => [countBase, { background: tone.soft, color: tone.ink }]);

export const words = style({ minInlineSize: 0 });
export const detail = style({
  display: 'block',
  color: color.inkThird,
  fontSize: text.secondary.fontSize,
  lineHeight: text.secondary.lineHeight,
});
export const facts = style([detail, { display: 'flex', flexWrap: 'wrap', columnGap: space[12] }]);
export const urgent = style({ color: color.tone.critical.ink, fontWeight: weight.semibold });
export const stake = style({ color: color.ink, fontVariantNumeric: 'tabular-nums' });
