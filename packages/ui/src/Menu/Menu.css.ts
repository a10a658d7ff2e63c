import { keyframes, style } from '@vanilla-extract/css';
import { color, motion, radius, shadow, size, space, text, weight } from '../tokens/contract.css.ts';
import { inMoreContrast } from '../tokens/contrast.ts';
import { noRing } from '../tokens/focus.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-3px)' } });

export const popover = style(
  inComponentsLayer({
    minInlineSize: 'max(180px, var(--trigger-width))',
    maxInlineSize: 'min(360px, calc(100vw - 24px))',
    overflow: 'auto',
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    background: color.surface,
    boxShadow: shadow.floating,
    animation: `${arrive} ${motion.fast} ${motion.ease}`,
  }),
);

export const menu = style(inComponentsLayer({ padding: space[4], ...noRing }));

export const item = style([
  inComponentsLayer({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: `calc(${size.control} - 2px)`,
    padding: `${space[6]} ${space[8]}`,
    borderRadius: radius.control,
    color: color.ink,
    textDecoration: 'none',
    cursor: 'pointer',
    ...noRing,
    selectors: {
      '&[data-focused]': { background: color.sunken },
      '&[data-tone="critical"]': { color: color.tone.critical.ink },
      '&[data-tone="critical"][data-focused]': { background: color.tone.critical.soft },
      '&[data-current]': { color: color.accentInk, fontWeight: weight.semibold },
      '&[data-disabled]': { color: color.inkThird, cursor: 'default', opacity: 0.7 },
    },
    '@media': {
      '(pointer: coarse)': { minBlockSize: size.control },
      '(forced-colors: active)': { selectors: { '&[data-focused]': { outline: '2px solid Highlight' } } },
    },
  }),
  inComponentsLayer(
    inMoreContrast({ '&[data-focused]': { outline: `2px solid ${color.accent}`, outlineOffset: '-2px' } }),
  ),
]);

export const icon = style(
  inComponentsLayer({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    fontSize: '16px',
    color: color.inkThird,
  }),
);
export const words = style(inComponentsLayer({ flex: 1, minInlineSize: 0 }));
export const label = style(inComponentsLayer({ display: 'block' }));
export const description = style(
  inComponentsLayer({
    display: 'block',
    color: color.inkThird,
    fontSize: text.secondary.fontSize,
    lineHeight: text.secondary.lineHeight,
  }),
);
export const hint = style(
  inComponentsLayer({
    color: color.inkThird,
    fontSize: text.secondary.fontSize,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const separator = style(
  inComponentsLayer({ blockSize: '1px', border: 0, margin: `${space[4]} 0`, background: color.line }),
);
export const heading = style(
  inComponentsLayer({
    padding: `${space[6]} ${space[8]} ${space[2]}`,
    color: color.inkThird,
    fontSize: text.secondary.fontSize,
    lineHeight: text.secondary.lineHeight,
    fontWeight: weight.medium,
  }),
);
