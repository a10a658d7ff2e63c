import { style } from '@vanilla-extract/css';
import { color, motion, radius, size, space, text, weight } from '../tokens/contract.css.ts';
import { inMoreContrast } from '../tokens/contrast.ts';
import { focusRing, focusRingInset, noRing } from '../tokens/focus.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const sidebar = style(
  inComponentsLayer({
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100%',
    minBlockSize: 0,
    padding: `14px ${space[12]}`,
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    background: color.surface,
  }),
);

export const brand = style(
  inComponentsLayer({
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    padding: `${space[4]} ${space[8]} 14px`,
    selectors: {
      '[data-mode="collapsed"] > &': {
        flexDirection: 'column',
        gap: space[8],
        paddingInline: 0,
        paddingBlockEnd: space[8],
      },
    },
  }),
);

export const mark = style(
  inComponentsLayer({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '28px',
    blockSize: '28px',
    borderRadius: '8px',
    background: color.accent,
    color: color.onAccent,
    overflow: 'hidden',
  }),
);

export const names = style(inComponentsLayer({ flex: 1, minInlineSize: 0 }));
export const brandName = style(
  inComponentsLayer({
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: text.title.fontSize,
    lineHeight: text.title.lineHeight,
    fontWeight: weight.bold,
    letterSpacing: '-0.01em',
  }),
);
export const productName = style(
  inComponentsLayer({
    display: 'block',
    color: color.inkThird,
    fontSize: text.secondary.fontSize,
    lineHeight: '14px',
  }),
);

export const toggle = style(
  inComponentsLayer({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '28px',
    blockSize: '28px',
    marginInlineEnd: '-4px',
    borderRadius: radius.control,
    color: color.inkThird,
    cursor: 'pointer',
    ...noRing,
    selectors: {
      '&[data-hovered]': { background: color.sunken, color: color.ink },
      '&[data-focus-visible]': focusRing,
      '[data-mode="collapsed"] &': { marginInlineEnd: 0 },
    },
  }),
);

export const list = style(
  inComponentsLayer({
    display: 'flex',
    flexDirection: 'column',
    gap: space[2],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);
export const bottom = style(inComponentsLayer({ marginBlockStart: 'auto', paddingBlockStart: space[16] }));

export const module = style([
  inComponentsLayer({
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    inlineSize: '100%',
    minBlockSize: size.control,
    paddingInline: space[8],
    borderRadius: radius.control,
    color: color.inkSecond,
    fontWeight: weight.medium,
    textDecoration: 'none',
    textAlign: 'start',
    cursor: 'pointer',
    transition: `background ${motion.fast} ${motion.ease}`,
    ...noRing,
    selectors: {
      '&[data-hovered]': { background: color.sunken, color: color.ink },
      '&[data-active]': { background: color.accentSoft, color: color.accentInk, fontWeight: weight.semibold },
      '&[data-focus-visible]': focusRingInset,
      '[data-mode="collapsed"] &': { justifyContent: 'center', position: 'relative', paddingInline: 0 },
      '[data-mode="drawer"] &': { minBlockSize: '44px' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[data-active]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
  inComponentsLayer(inMoreContrast({ '&[data-active]': { boxShadow: `inset 0 0 0 1px ${color.accent}` } })),
]);

export const icon = style(
  inComponentsLayer({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '18px',
    blockSize: '18px',
    fontSize: '18px',
    opacity: 0.88,
  }),
);
export const label = style(
  inComponentsLayer({
    flex: 1,
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

export const count = style(
  inComponentsLayer({
    flexShrink: 0,
    fontSize: text.secondary.fontSize,
    lineHeight: '18px',
    fontWeight: weight.medium,
    fontVariantNumeric: 'tabular-nums',
    color: color.inkThird,
    selectors: {
      '[data-active] > &': { color: color.accentInk },
      '&[data-tone="critical"]': {
        paddingInline: space[6],
        borderRadius: '9px',
        background: color.tone.critical.soft,
        color: color.tone.critical.ink,
      },
      '&[data-tone="caution"]': {
        paddingInline: space[6],
        borderRadius: '9px',
        background: color.tone.caution.soft,
        color: color.tone.caution.ink,
      },
    },
  }),
);

/** The collapsed sidebar has no room for a number: a dot marks attention. */
export const spot = style(
  inComponentsLayer({
    position: 'absolute',
    insetBlockStart: '6px',
    insetInlineEnd: '6px',
    inlineSize: '7px',
    blockSize: '7px',
    borderRadius: radius.pill,
    border: `1px solid ${color.surface}`,
    background: color.tone.critical.solid,
    selectors: { '&[data-tone="caution"]': { background: color.tone.caution.solid } },
  }),
);

export const subList = style(
  inComponentsLayer({
    margin: 0,
    marginBlock: space[2],
    marginInlineStart: '17px',
    padding: 0,
    listStyle: 'none',
  }),
);

export const subModule = style(
  inComponentsLayer({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    // No margin, so that the guide is one line.
    minBlockSize: `calc(${size.control} - 2px)`,
    paddingInline: `18px ${space[8]}`,
    borderInlineStart: `1px solid ${color.line}`,
    color: color.inkSecond,
    textDecoration: 'none',
    cursor: 'pointer',
    ...noRing,
    selectors: {
      '&[data-hovered]': { color: color.ink },
      '&[data-active]': {
        color: color.ink,
        fontWeight: weight.semibold,
        borderInlineStart: `2px solid ${color.accent}`,
        paddingInlineStart: '17px',
      },
      '&[data-focus-visible]': { ...focusRingInset, borderRadius: radius.small },
      '[data-mode="drawer"] &': { minBlockSize: '42px' },
    },
  }),
);

export const subCount = style(
  inComponentsLayer({
    fontSize: text.secondary.fontSize,
    color: color.inkThird,
    fontWeight: weight.regular,
    fontVariantNumeric: 'tabular-nums',
  }),
);
