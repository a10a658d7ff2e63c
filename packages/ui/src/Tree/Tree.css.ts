import { style } from '@vanilla-extract/css';
import { color, motion, radius, size, space, text, weight } from '../tokens/contract.css.ts';
import { inMoreContrast } from '../tokens/contrast.ts';
import { focusRing, focusRingInset, noRing } from '../tokens/focus.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const tree = style(
  inComponentsLayer({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    overflow: 'auto',
    ...noRing,
  }),
);
export const row = style([
  inComponentsLayer({
    borderRadius: radius.control,
    cursor: 'default',
    ...noRing,
    selectors: {
      '&[data-hovered]': { background: color.sunken },
      '&[data-selected]': { background: color.accentSoft },
      '&[data-focus-visible]': focusRingInset,
      '&[data-disabled]': { color: color.inkThird },
      '&[data-href], &[data-selection-mode]': { cursor: 'pointer' },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[data-selected]': { outline: '1px solid Highlight' } } },
    },
  }),
  inComponentsLayer(inMoreContrast({ '&[data-selected]': { boxShadow: `inset 0 0 0 1px ${color.accent}` } })),
]);
export const line = style(
  inComponentsLayer({
    display: 'flex',
    alignItems: 'center',
    gap: space[6],
    minBlockSize: `calc(${size.control} - 2px)`,
    paddingInlineEnd: space[8],
    // React Aria counts the levels from 1
    paddingInlineStart: `calc((var(--tree-item-level) - 1) * ${space[20]})`,
    '@media': { '(pointer: coarse)': { minBlockSize: '40px' } },
  }),
);
export const chevron = style(
  inComponentsLayer({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '24px',
    blockSize: '24px',
    borderRadius: radius.small,
    color: color.inkThird,
    ...noRing,
    selectors: {
      'button&': { cursor: 'pointer' },
      '&[data-hovered]': { color: color.ink },
      '&[data-focus-visible]': focusRing,
      '[dir="rtl"] &': { transform: 'rotate(180deg)' },
      '[data-expanded] > * > * > &': { transform: 'rotate(90deg)' },
    },
    transition: `transform ${motion.fast} ${motion.ease}`,
  }),
);
export const box = style(
  inComponentsLayer({ display: 'grid', placeItems: 'center', inlineSize: '24px', blockSize: '24px' }),
);
export const tick = style(
  inComponentsLayer({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '16px',
    blockSize: '16px',
    border: `1px solid ${color.controlBorder}`,
    borderRadius: radius.small,
    background: color.surface,
    selectors: {
      '[data-selected] > &': { background: color.accent, borderColor: color.accent, color: color.onAccent },
      '[data-focus-visible] > &': focusRing,
      '[data-disabled] > &': { background: color.sunken, borderColor: color.line },
    },
  }),
);
export const icon = style(inComponentsLayer({ flexShrink: 0, color: color.inkThird }));
export const label = style(
  inComponentsLayer({
    flex: 1,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    selectors: { '[data-has-child-items] > * > * > &': { fontWeight: weight.medium } },
  }),
);
export const hint = style(
  inComponentsLayer({
    color: color.inkThird,
    fontSize: text.secondary.fontSize,
    lineHeight: text.secondary.lineHeight,
    fontVariantNumeric: 'tabular-nums',
  }),
);
