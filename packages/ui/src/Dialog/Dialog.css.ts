import { keyframes, style } from '@vanilla-extract/css';
import { color, motion, radius, shadow, space, text, weight } from '../tokens/contract.css.ts';
import { focusRing, noRing } from '../tokens/focus.css.ts';
import { fingerArea } from '../tokens/fingerArea.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const overlay = style(
  inComponentsLayer({
    position: 'fixed',
    insetInlineStart: 0,
    insetBlockStart: 0,
    inlineSize: '100vw',
    blockSize: 'var(--visual-viewport-height)',
    zIndex: 50,
    display: 'grid',
    placeItems: 'center',
    padding: space[16],
    background: color.overlay,
    animation: `${fade} ${motion.normal} ${motion.ease}`,
    selectors: { '&[data-exiting]': { animation: `${fade} ${motion.fast} ${motion.ease} reverse` } },
    '@media': { '(max-width: 479px)': { placeItems: 'end center', padding: space[8] } },
  }),
);

export const modal = style(
  inComponentsLayer({
    display: 'flex',
    inlineSize: '100%',
    maxBlockSize: '100%',
    minBlockSize: 0,
    borderRadius: radius.card,
    border: `1px solid ${color.line}`,
    background: color.surface,
    boxShadow: shadow.floating,
    animation: `${rise} ${motion.slow} ${motion.ease}`,
    selectors: {
      '&[data-size="small"]': { maxInlineSize: '420px' },
      '&[data-size="medium"]': { maxInlineSize: '560px' },
      '&[data-size="large"]': { maxInlineSize: '880px' },
    },
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

export const head = style(
  inComponentsLayer({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[12],
    padding: `${space[16]} 18px 0`,
  }),
);
export const words = style(inComponentsLayer({ flex: 1, minInlineSize: 0 }));

export const title = style(
  inComponentsLayer({
    fontSize: text.title.fontSize,
    lineHeight: text.title.lineHeight,
    letterSpacing: text.title.letterSpacing,
    fontWeight: weight.bold,
  }),
);
export const description = style(inComponentsLayer({ color: color.inkThird, marginBlockStart: space[2] }));

export const body = style(
  inComponentsLayer({
    flex: 1,
    minBlockSize: 0,
    overflow: 'auto',
    padding: '12px 18px 18px',
    ...noRing,
    selectors: {
      '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
      '&[data-bare]': { padding: 0 },
    },
  }),
);

export const foot = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space[8],
    padding: '12px 18px',
    borderBlockStart: `1px solid ${color.line}`,
  }),
);

export const close = style(
  inComponentsLayer({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '28px',
    blockSize: '28px',
    marginBlock: '-4px',
    marginInlineEnd: '-6px',
    borderRadius: radius.control,
    color: color.inkThird,
    cursor: 'pointer',
    ...noRing,
    selectors: {
      '&[data-hovered]': { background: color.sunken, color: color.ink },
      '&[data-focus-visible]': focusRing,
    },
    '@media': { '(pointer: coarse)': { selectors: fingerArea } },
  }),
);
