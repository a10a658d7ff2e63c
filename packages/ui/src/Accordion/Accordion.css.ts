import { style } from '@vanilla-extract/css';
import { color, motion, radius, size, space, text, weight } from '../tokens/contract.css.ts';
import { focusRingInset, noRing } from '../tokens/focus.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const accordion = style(
  inComponentsLayer({
    minInlineSize: 0,
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    background: color.surface,
  }),
);
export const part = style(
  inComponentsLayer({
    selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${color.line}` } },
  }),
);
export const heading = style(inComponentsLayer({ margin: 0 }));
export const trigger = style(
  inComponentsLayer({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: `calc(${size.control} + 10px)`,
    padding: `${space[8]} ${space[16]} ${space[8]} ${space[12]}`,
    borderRadius: radius.card,
    textAlign: 'start',
    cursor: 'pointer',
    ...noRing,
    selectors: {
      '&[data-hovered]': { background: color.sunken },
      '&[data-focus-visible]': focusRingInset,
      '&[data-disabled]': { color: color.inkThird, cursor: 'not-allowed' },
    },
  }),
);
export const chevron = style(
  inComponentsLayer({
    flexShrink: 0,
    color: color.inkThird,
    transform: 'rotate(-90deg)',
    transition: `transform ${motion.normal} ${motion.ease}`,
    selectors: {
      '[dir="rtl"] &': { transform: 'rotate(90deg)' },
      '[data-expanded] > * > * > &': { transform: 'none' },
    },
  }),
);
/** Without room for both, the summary goes below the title. */
export const words = style(
  inComponentsLayer({
    flex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[2]} ${space[12]}`,
    minInlineSize: 0,
  }),
);
export const title = style(
  inComponentsLayer({ flex: '1 1 auto', fontWeight: weight.semibold, overflowWrap: 'anywhere' }),
);
export const summary = style(
  inComponentsLayer({
    overflowWrap: 'anywhere',
    color: color.inkThird,
    fontSize: text.label.fontSize,
    lineHeight: text.label.lineHeight,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const panel = style(inComponentsLayer({ minInlineSize: 0 }));
export const content = style(inComponentsLayer({ padding: `${space[4]} ${space[16]} ${space[16]} 36px` }));
