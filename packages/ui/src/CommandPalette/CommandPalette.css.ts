import { keyframes, style } from '@vanilla-extract/css';
import { color, motion, radius, shadow, size, space, text, weight } from '../tokens/contract.css.ts';
import { noRing } from '../tokens/focus.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

const fade = keyframes({ from: { opacity: 0 } });

export const overlay = style(
  inComponentsLayer({
    position: 'fixed',
    inset: 0,
    zIndex: 70,
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'flex-start',
    padding: 'min(14dvh, 120px) 16px 16px',
    background: color.overlay,
    animation: `${fade} ${motion.fast} ${motion.ease}`,
    '@media': { '(max-width: 479px)': { padding: space[8] } },
  }),
);
export const modal = style(
  inComponentsLayer({
    inlineSize: 'min(600px, 100%)',
    maxBlockSize: '100%',
    display: 'flex',
    overflow: 'hidden',
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    background: color.surface,
    boxShadow: shadow.floating,
  }),
);
export const dialog = style(
  inComponentsLayer({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 0,
    ...noRing,
  }),
);

export const field = style(
  inComponentsLayer({
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    paddingInline: space[16],
    borderBlockEnd: `1px solid ${color.line}`,
    color: color.inkThird,
  }),
);
export const input = style(
  inComponentsLayer({
    flex: 1,
    minInlineSize: 0,
    blockSize: '50px',
    border: 0,
    background: 'none',
    color: color.ink,
    fontSize: '1rem',
    lineHeight: '1.5rem',
    // The caret and underline show focus: the dialog has no other input.
    ...noRing,
    selectors: { '&::placeholder': { color: color.inkThird, opacity: 1 } },
  }),
);
export const list = style(
  inComponentsLayer({ overflow: 'auto', maxBlockSize: 'min(420px, 60dvh)', padding: space[6], ...noRing }),
);
export const heading = style(
  inComponentsLayer({
    padding: `${space[8]} 10px ${space[4]}`,
    color: color.inkThird,
    fontSize: text.secondary.fontSize,
    lineHeight: text.secondary.lineHeight,
    fontWeight: weight.medium,
  }),
);
export const item = style(
  inComponentsLayer({
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minBlockSize: size.controlLarge,
    padding: `${space[6]} 10px`,
    borderRadius: radius.control,
    color: color.ink,
    textDecoration: 'none',
    cursor: 'pointer',
    ...noRing,
    selectors: { '&[data-marked]': { background: color.accentSoft, color: color.accentInk } },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[data-marked]': { outline: '2px solid Highlight' } } },
    },
  }),
);
export const icon = style(
  inComponentsLayer({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '18px',
    fontSize: '18px',
    color: color.inkThird,
  }),
);
export const words = style(inComponentsLayer({ flex: 1, minInlineSize: 0 }));
export const label = style(inComponentsLayer({ display: 'block', fontWeight: weight.medium }));
export const below = style(
  inComponentsLayer({
    display: 'block',
    color: color.inkThird,
    fontSize: text.secondary.fontSize,
    lineHeight: text.secondary.lineHeight,
  }),
);
export const hint = style(
  inComponentsLayer({ flexShrink: 0, color: color.inkThird, fontSize: text.secondary.fontSize }),
);
export const message = style(
  inComponentsLayer({ padding: `${space[24]} ${space[16]}`, textAlign: 'center', color: color.inkThird }),
);
export const foot = style(
  inComponentsLayer({
    display: 'flex',
    gap: space[16],
    padding: `${space[8]} ${space[16]}`,
    borderBlockStart: `1px solid ${color.line}`,
    color: color.inkThird,
    fontSize: text.secondary.fontSize,
    lineHeight: text.secondary.lineHeight,
    '@media': { '(pointer: coarse)': { display: 'none' } },
  }),
);
export const key = style(
  inComponentsLayer({
    fontFamily: 'inherit',
    marginInlineEnd: space[4],
    paddingInline: space[4],
    border: `1px solid ${color.line}`,
    borderRadius: radius.small,
    background: color.canvas,
  }),
);
