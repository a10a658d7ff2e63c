import { style } from '@vanilla-extract/css';
import { color, inComponentsLayer, radius, space, text, weight } from '@khep/ui/tokens';

const small = { fontSize: text.secondary.fontSize, lineHeight: text.secondary.lineHeight };

export const strip = style(
  inComponentsLayer({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
    gap: '1px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    background: color.line,
    overflow: 'hidden',
  }),
);
export const part = style(
  inComponentsLayer({
    display: 'flex',
    flexDirection: 'column',
    padding: `${space[8]} ${space[16]}`,
    background: color.surface,
    minInlineSize: 0,
  }),
);
export const line = style(
  inComponentsLayer({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space[8],
  }),
);
export const place = style(inComponentsLayer({ fontWeight: weight.semibold, overflowWrap: 'anywhere' }));
export const count = style(
  inComponentsLayer({
    fontWeight: weight.bold,
    fontVariantNumeric: 'tabular-nums',
    color: color.tone.critical.ink,
  }),
);
export const total = style(inComponentsLayer({ fontSize: '18px', lineHeight: '24px' }));
export const secondary = style(inComponentsLayer({ color: color.inkSecond, ...small }));
export const late = style(inComponentsLayer({ color: color.tone.critical.ink, ...small }));
