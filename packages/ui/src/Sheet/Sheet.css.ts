import { keyframes, style } from '@vanilla-extract/css';
import { color, motion, shadow, space, text, weight } from '../tokens/contract.css.ts';
import { noRing } from '../tokens/focus.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });
/** Below this width the columns are stacked and the whole sheet scrolls. */
const stacked = '(max-width: 1199px)';

export const overlay = style(
  inComponentsLayer({
    position: 'fixed',
    insetInlineStart: 0,
    insetBlockStart: 0,
    inlineSize: '100vw',
    blockSize: 'var(--visual-viewport-height)',
    zIndex: 50,
    padding: space[12],
    // The sidebar stays in sight, so that it is clear where closing leads.
    paddingInlineStart: 'min(196px, 14vw)',
    background: color.overlay,
    animation: `${fade} ${motion.normal} ${motion.ease}`,
    selectors: { '&[data-exiting]': { animation: `${fade} ${motion.fast} ${motion.ease} reverse` } },
    '@media': { [stacked]: { padding: 0 } },
  }),
);

export const sheet = style(
  inComponentsLayer({
    display: 'flex',
    inlineSize: '100%',
    blockSize: '100%',
    overflow: 'hidden',
    borderRadius: '14px',
    background: color.canvas,
    boxShadow: shadow.floating,
    animation: `${rise} ${motion.slow} ${motion.ease}`,
    '@media': { [stacked]: { borderRadius: 0 } },
  }),
);

export const dialog = style(
  inComponentsLayer({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 0,
    // It has the focus when it opens, as Dialog has.
    ...noRing,
  }),
);

export const head = style(
  inComponentsLayer({
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    flexShrink: 0,
    padding: `${space[12]} 18px ${space[12]} 22px`,
    background: color.surface,
    '@media': { [stacked]: { padding: `${space[12]} ${space[16]}`, alignItems: 'flex-start' } },
  }),
);

export const words = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '14px',
    flex: 1,
    minInlineSize: 0,
  }),
);

export const title = style(
  inComponentsLayer({
    fontSize: text.pageTitle.fontSize,
    lineHeight: text.pageTitle.lineHeight,
    letterSpacing: text.pageTitle.letterSpacing,
    fontWeight: weight.bold,
  }),
);

export const status = style(inComponentsLayer({ flexShrink: 0 }));

export const top = style(
  inComponentsLayer({
    gridColumn: '1 / -1',
    minInlineSize: 0,
    padding: `0 22px ${space[12]}`,
    background: color.surface,
    borderBlockEnd: `1px solid ${color.line}`,
    '@media': { [stacked]: { paddingInline: space[16] } },
  }),
);

export const body = style(
  inComponentsLayer({
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    flex: 1,
    minBlockSize: 0,
    selectors: { '&[data-has-side]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 31%)' } },
    '@media': {
      [stacked]: {
        display: 'block',
        overflow: 'auto',
      },
    },
  }),
);

const column = { display: 'flex', minInlineSize: 0, minBlockSize: 0, gridRow: 2 } as const;

// The side comes first in the document: on a phone it is read first, and Tab reaches it first.
export const side = style(
  inComponentsLayer({
    ...column,
    gridColumn: 2,
    background: color.surface,
    borderInlineStart: `1px solid ${color.line}`,
    '@media': { [stacked]: { borderInlineStart: 0, borderBlockEnd: `1px solid ${color.line}` } },
  }),
);

export const main = style(inComponentsLayer({ ...column, gridColumn: 1 }));

export const content = style(
  inComponentsLayer({
    padding: `14px ${space[16]} ${space[20]} 22px`,
    '@media': { [stacked]: { paddingInline: space[16] } },
  }),
);

export const foot = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[8]} ${space[20]}`,
    flexShrink: 0,
    padding: `${space[12]} 18px ${space[12]} 22px`,
    background: color.surface,
    borderBlockStart: `1px solid ${color.line}`,
    '@media': { [stacked]: { padding: `${space[8]} ${space[16]}` } },
  }),
);

export const facts = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[4]} ${space[20]}`,
    flex: 1,
    minInlineSize: 0,
    // A phone's footer has room for the actions only.
    '@media': { '(max-width: 639px)': { display: 'none' } },
  }),
);

export const actions = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space[8],
    marginInlineStart: 'auto',
  }),
);
