import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { color, font, motion, radius, shadow, space, text, weight } from '../../tokens/contract.css.ts';
import { inMoreContrast } from '../../tokens/contrast.ts';
import { focusRing, noRing } from '../../tokens/focus.css.ts';
import { inComponentsLayer } from '../../tokens/inLayer.ts';
import { layer } from '../../tokens/layers.css.ts';
import { gapColor, markColor, onMarkColor } from '../palette/palette.css.ts';

// Charts run from left to right in all scripts, even in right-to-left pages.
export const plot = style(
  inComponentsLayer({
    position: 'relative',
    direction: 'ltr',
    minInlineSize: 0,
    borderRadius: radius.small,
    touchAction: 'pan-y',
    ...noRing,
    selectors: { '&:focus-visible': focusRing, '&[data-opens]': { cursor: 'pointer' } },
  }),
);
export const picture = style(
  inComponentsLayer({
    display: 'block',
    overflow: 'visible',
    fontFamily: font.sans,
    fontSize: text.secondary.fontSize,
    fontVariantNumeric: 'tabular-nums',
  }),
);
/** Forced colors don't apply to SVG automatically. */
const forcedTo = (rule: { fill?: string; stroke?: string }) => ({
  '@media': { '(forced-colors: active)': rule },
});
globalStyle(`${picture} text`, {
  '@layer': { [layer.components]: { fill: color.inkThird, ...forcedTo({ fill: 'CanvasText' }) } },
});

export const tip = style(
  inComponentsLayer({
    position: 'absolute',
    zIndex: 1,
    // As wide as its content, even at the edge of the drawing.
    inlineSize: 'max-content',
    maxInlineSize: 'min(240px, 100%)',
    padding: `${space[6]} 10px`,
    borderRadius: radius.control,
    border: `1px solid ${color.line}`,
    background: color.surface,
    color: color.inkSecond,
    boxShadow: shadow.floating,
    fontSize: text.secondary.fontSize,
    lineHeight: text.secondary.lineHeight,
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'none',
    transition: `opacity ${motion.fast}`,
    '@starting-style': { opacity: 0 },
  }),
);
export const tipTitle = style(inComponentsLayer({ color: color.ink, fontWeight: weight.semibold }));
export const tipLine = style(inComponentsLayer({ display: 'flex', alignItems: 'center', gap: space[6] }));
export const tipName = style(inComponentsLayer({ flexGrow: 1, overflowWrap: 'anywhere' }));
export const tipValue = style(
  inComponentsLayer({ color: color.ink, fontWeight: weight.medium, whiteSpace: 'nowrap' }),
);
export const swatch = style(
  inComponentsLayer({
    flexShrink: 0,
    inlineSize: '8px',
    blockSize: '8px',
    borderRadius: '2px',
    background: markColor,
    forcedColorAdjust: 'none',
  }),
);

export const grid = style(
  inComponentsLayer({
    stroke: color.lineSoft,
    '@media': { '(forced-colors: active)': { stroke: 'CanvasText', strokeOpacity: 0.25 } },
  }),
);
export const baseline = style(inComponentsLayer({ stroke: color.line }));
export const cursor = style(inComponentsLayer({ stroke: color.controlBorder, strokeDasharray: '3 3' }));
export const fill = style(inComponentsLayer({ fill: markColor }));
export const part = style(inComponentsLayer({ fill: markColor, stroke: gapColor, strokeWidth: 1.5 }));
export const soft = style(inComponentsLayer({ fill: markColor, fillOpacity: 0.09 }));
export const flow = style(
  inComponentsLayer({
    fill: 'none',
    stroke: markColor,
    strokeOpacity: 0.22,
    selectors: { '&[data-over]': { strokeOpacity: 0.5 } },
  }),
);
export const line = style(
  inComponentsLayer({
    fill: 'none',
    stroke: markColor,
    strokeWidth: 2,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    selectors: { '&[data-dashed]': { strokeDasharray: '2 5' } },
  }),
);
export const dot = style(inComponentsLayer({ fill: markColor, stroke: gapColor, strokeWidth: 1.5 }));
export const outline = style(
  inComponentsLayer({
    fill: 'none',
    stroke: color.ink,
    strokeWidth: 2,
    strokeLinejoin: 'round',
    pointerEvents: 'none',
    ...forcedTo({ stroke: 'Highlight' }),
  }),
);
/** A cell or state without a value. */
export const nothing = style([
  inComponentsLayer({
    fill: color.sunken,
    stroke: color.surface,
    strokeWidth: 1.5,
    ...forcedTo({ fill: 'Canvas', stroke: 'GrayText' }),
  }),
  inComponentsLayer(inMoreContrast({ '&': { stroke: color.controlBorder } })),
]);
/** Keeps its width when scaled. */
export const border = style(inComponentsLayer({ vectorEffect: 'non-scaling-stroke' }));
export const leader = style(inComponentsLayer({ fill: 'none', stroke: color.line }));

/** Specificity doubled to override the text style of the drawing. */
const words = (rule: NonNullable<StyleRule['selectors']>[string]) =>
  inComponentsLayer({
    selectors: { [`${picture} &`]: rule },
    '@media': { '(forced-colors: active)': { selectors: { [`${picture} &`]: { fill: 'CanvasText' } } } },
  });
export const name = style(words({ fill: color.inkSecond }));
export const strong = style(words({ fill: color.ink, fontWeight: weight.semibold }));
export const big = style(
  words({
    fill: color.ink,
    fontSize: text.number.fontSize,
    fontWeight: weight.bold,
    letterSpacing: text.number.letterSpacing,
  }),
);
export const onMark = style(
  inComponentsLayer({
    selectors: {
      [`${picture} &`]: { fill: onMarkColor, fontWeight: weight.medium, pointerEvents: 'none' },
    },
  }),
);
/** Readable when crossed by a line. */
export const haloed = style(
  inComponentsLayer({
    paintOrder: 'stroke',
    stroke: color.surface,
    strokeWidth: 3,
    strokeLinejoin: 'round',
    ...forcedTo({ stroke: 'Canvas' }),
  }),
);
