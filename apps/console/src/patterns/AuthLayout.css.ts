import { style } from '@vanilla-extract/css';
import { color, space, weight } from '@khep/ui/tokens';

/** The indigo of this panel only. */
const night = 'oklch(0.27 0.07 268)';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100dvh',
  background: color.surface,
  '@media': { '(min-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const main = style({
  display: 'grid',
  placeItems: 'center',
  padding: `${space[40]} ${space[24]}`,
  '@media': { '(max-width: 899px)': { alignItems: 'start' } },
});

export const column = style({ inlineSize: '100%', maxInlineSize: '360px' });
export const wideColumn = style([column, { maxInlineSize: '440px' }]);

export const mark = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  fontSize: '17px',
  fontWeight: weight.bold,
});

export const heading = style({
  margin: 0,
  marginBlockStart: space[32],
  fontSize: '26px',
  lineHeight: '32px',
  fontWeight: weight.bold,
  letterSpacing: '-0.02em',
  outline: 'none',
});

export const lead = style({ margin: 0, marginBlock: space[12], color: color.inkThird });
export const aside = style({ marginBlockStart: space[20], textAlign: 'center', color: color.inkThird });

export const wall = style({
  display: 'none',
  position: 'relative',
  overflow: 'hidden',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  padding: '56px',
  background: night,
  color: color.onAccent,
  '@media': { '(min-width: 900px)': { display: 'flex' } },
});

export const pattern = style({
  position: 'absolute',
  inset: 0,
  maskImage: 'linear-gradient(to bottom, #000 62%, transparent 74%)',
});

export const slogan = style({
  position: 'relative',
  margin: 0,
  marginBlockEnd: '10px',
  maxInlineSize: '440px',
  fontSize: '30px',
  lineHeight: '38px',
  fontWeight: weight.semibold,
  letterSpacing: '-0.02em',
});

export const claim = style({
  position: 'relative',
  margin: 0,
  maxInlineSize: '440px',
  color: 'oklch(0.86 0.03 268)',
});

export const product = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  borderRadius: '8px',
  background: color.accent,
  color: color.onAccent,
});
