import { style } from '@vanilla-extract/css';
import { color, font, motion, radius, shadow, size, space, text, weight } from '../tokens/contract.css.ts';
import { inMoreContrast } from '../tokens/contrast.ts';
import { focusRing } from '../tokens/focus.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

/** Shared parts of choice fields: button, list, popover. */
export const control = style(
  inComponentsLayer({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    inlineSize: '100%',
    minBlockSize: size.control,
    boxSizing: 'border-box',
    // Small, so that the button fits the compact height.
    padding: `${space[2]} 10px`,
    border: `1px solid ${color.controlBorder}`,
    borderRadius: radius.control,
    background: color.surface,
    color: color.ink,
    fontFamily: font.sans,
    fontSize: text.body.fontSize,
    lineHeight: text.body.lineHeight,
    textAlign: 'start',
    outline: 'none',
    cursor: 'default',
    transition: `border-color ${motion.fast}`,
    selectors: {
      '&[data-size="small"]': { minBlockSize: size.controlSmall },
      '&[data-size="large"]': { minBlockSize: size.controlLarge },
      '&:where(:hover, [data-hovered]):not([data-disabled])': { borderColor: color.inkThird },
      '&[data-focus-visible], &[data-focus-within]': {
        borderColor: color.accent,
        boxShadow: `0 0 0 1px ${color.accent}, 0 0 0 4px ${color.accentSoft}`,
      },
      '&[data-invalid], [data-invalid] > &': { borderColor: color.tone.critical.solid },
      '&[data-disabled], [data-disabled] > &': {
        background: color.sunken,
        color: color.inkThird,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      '(pointer: coarse)': { fontSize: '1rem' },
      '(forced-colors: active)': {
        selectors: { '&[data-focus-visible], &[data-focus-within]': { outline: '2px solid Highlight' } },
      },
    },
  }),
);
export const input = style(
  inComponentsLayer({
    flex: '1 1 auto',
    minInlineSize: 0,
    border: 0,
    padding: 0,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    outline: 'none',
    selectors: { '&::placeholder': { color: color.inkThird } },
  }),
);
export const value = style(
  inComponentsLayer({
    flex: '1 1 auto',
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: { '&[data-placeholder]': { color: color.inkThird } },
  }),
);
export const opener = style(
  inComponentsLayer({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: 24,
    blockSize: 24,
    marginInlineEnd: -4,
    padding: 0,
    border: 0,
    borderRadius: radius.small,
    background: 'transparent',
    color: color.inkThird,
    outline: 'none',
    cursor: 'default',
    selectors: { '&[data-focus-visible]': focusRing, '&[data-hovered]': { background: color.sunken } },
  }),
);
export const chevron = style(inComponentsLayer({ flex: 'none', color: color.inkThird }));
export const popover = style(
  inComponentsLayer({
    boxSizing: 'border-box',
    background: color.surface,
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    boxShadow: shadow.floating,
    color: color.ink,
    fontFamily: font.sans,
    fontSize: text.body.fontSize,
    lineHeight: text.body.lineHeight,
    outline: 'none',
    selectors: {
      '&[data-trigger="Select"], &[data-trigger="ComboBox"]': {
        inlineSize: 'var(--trigger-width)',
        minInlineSize: 160,
      },
    },
  }),
);
export const list = style(
  inComponentsLayer({ maxBlockSize: 320, overflow: 'auto', padding: space[4], outline: 'none' }),
);
export const option = style([
  inComponentsLayer({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    padding: `${space[6]} ${space[8]}`,
    borderRadius: radius.small,
    outline: 'none',
    cursor: 'default',
    selectors: {
      '&:is([data-focused], :focus)': { background: color.sunken },
      '&[data-selected]': { background: color.accentSoft, color: color.accentInk, fontWeight: weight.medium },
      '&:is([data-focus-visible], :focus-visible)': { boxShadow: `inset 0 0 0 2px ${color.accent}` },
      '&[data-disabled]': { color: color.inkThird },
    },
    '@media': {
      '(pointer: coarse)': { paddingBlock: space[12] },
      '(forced-colors: active)': {
        selectors: { '&:is([data-focused], :focus)': { outline: '2px solid Highlight' } },
      },
    },
  }),
  inComponentsLayer(
    inMoreContrast({
      '&:is([data-focused], :focus)': { outline: `2px solid ${color.accent}`, outlineOffset: '-2px' },
    }),
  ),
]);
export const optionWords = style(
  inComponentsLayer({ display: 'grid', minInlineSize: 0, flex: '1 1 auto', overflowWrap: 'anywhere' }),
);
export const optionBelow = style(
  inComponentsLayer({ ...text.secondary, color: color.inkThird, fontWeight: weight.regular }),
);
export const none = style(inComponentsLayer({ padding: `${space[8]} ${space[12]}`, color: color.inkThird }));
