import { style } from '@vanilla-extract/css';
import { color, motion, radius, size, space, text, weight } from '../tokens/contract.css.ts';
import { focusRingInset, noRing } from '../tokens/focus.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const tabs = style(inComponentsLayer({ minInlineSize: 0 }));

export const list = style(
  inComponentsLayer({
    display: 'flex',
    gap: '10px',
    // Room for the focus ring; the first label aligns with the page.
    marginInline: '-6px',
    backgroundImage: `linear-gradient(${color.line}, ${color.line})`,
    backgroundSize: 'calc(100% - 12px) 1px',
    backgroundPosition: 'bottom',
    backgroundRepeat: 'no-repeat',
    overflowX: 'auto',
    scrollbarWidth: 'none',
  }),
);

export const tab = style(
  inComponentsLayer({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[6],
    flexShrink: 0,
    padding: `${space[8]} ${space[6]} 10px`,
    color: color.inkThird,
    fontWeight: weight.medium,
    cursor: 'pointer',
    textDecoration: 'none',
    borderRadius: radius.small,
    transition: `color ${motion.fast} ${motion.ease}`,
    ...noRing,
    selectors: {
      '&[data-hovered]': { color: color.ink },
      '&[data-selected]': {
        color: color.ink,
        fontWeight: weight.semibold,
      },
      '&[data-selected]::after': {
        content: '""',
        position: 'absolute',
        insetInline: space[6],
        insetBlockEnd: 0,
        blockSize: '2px',
        background: color.accent,
      },
      '&[data-disabled]': { opacity: 0.5, cursor: 'default' },
      '&[data-focus-visible]': focusRingInset,
    },
    '@media': {
      '(pointer: coarse)': {
        minBlockSize: size.control,
        minInlineSize: size.control,
        boxSizing: 'border-box',
      },
      '(forced-colors: active)': {
        selectors: { '&[data-selected]::after': { background: 'Highlight' } },
      },
    },
  }),
);

export const count = style(
  inComponentsLayer({
    minInlineSize: '20px',
    paddingInline: '7px',
    borderRadius: '9px',
    background: color.sunken,
    color: color.inkThird,
    fontSize: text.secondary.fontSize,
    lineHeight: '18px',
    fontWeight: weight.medium,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    selectors: { '[data-selected] > &': { background: color.accentSoft, color: color.accentInk } },
  }),
);

export const panel = style(
  inComponentsLayer({
    minInlineSize: 0,
    ...noRing,
    selectors: { '&[data-focus-visible]': { ...focusRingInset, borderRadius: radius.small } },
  }),
);
