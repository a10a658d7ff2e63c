import { style } from '@vanilla-extract/css';
import { color, inComponentsLayer, radius, space, text, weight } from '@khep/ui/tokens';

export const stop = style(
  inComponentsLayer({ display: 'flex', flexDirection: 'column', gap: space[16], minInlineSize: 0 }),
);
export const place = style(
  inComponentsLayer({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    alignItems: 'center',
    gap: space[16],
  }),
);
export const small = style(inComponentsLayer({ ...text.body, color: color.inkSecond, margin: 0 }));
export const bin = style(
  inComponentsLayer({
    margin: 0,
    fontSize: 'clamp(32px, 12vw, 56px)',
    lineHeight: 1.1,
    fontWeight: weight.bold,
    letterSpacing: '-0.02em',
    overflowWrap: 'anywhere',
  }),
);
export const shelf = style(
  inComponentsLayer({
    ...text.body,
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    margin: `${space[8]} 0 0`,
    color: color.inkSecond,
  }),
);
export const level = style(
  inComponentsLayer({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '56px',
    blockSize: '56px',
    borderRadius: radius.control,
    background: color.accent,
    color: color.onAccent,
    fontSize: '32px',
    fontWeight: weight.bold,
    forcedColorAdjust: 'none',
  }),
);
export const product = style(
  inComponentsLayer({
    display: 'flex',
    flexDirection: 'column',
    gap: space[4],
    paddingBlockStart: space[12],
    borderBlockStart: `1px solid ${color.line}`,
  }),
);
export const name = style(
  inComponentsLayer({ ...text.pageTitle, fontWeight: weight.semibold, margin: 0, overflowWrap: 'anywhere' }),
);
export const count = style(inComponentsLayer({ ...text.title, fontWeight: weight.semibold, margin: 0 }));
export const totes = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[12],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);
export const tote = style(
  inComponentsLayer({
    ...text.body,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[4],
    minInlineSize: '88px',
    padding: space[12],
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    color: color.inkSecond,
  }),
);
export const currentTote = style(
  inComponentsLayer({
    flexDirection: 'row',
    flexGrow: 1,
    flexWrap: 'wrap',
    justifyContent: 'space-around',
    gap: space[12],
    border: `2px solid ${color.accent}`,
    background: color.accentSoft,
    color: color.accentInk,
    fontWeight: weight.semibold,
  }),
);
export const number = style(
  inComponentsLayer({ fontSize: '64px', lineHeight: 1.1, fontWeight: weight.bold }),
);
