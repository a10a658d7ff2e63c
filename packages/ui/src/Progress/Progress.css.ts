import { keyframes, style } from '@vanilla-extract/css';
import { color, motion, radius, space, text, weight } from '../tokens/contract.css.ts';
import { forcedColorsOnly, forcedTrack } from '../tokens/forcedColors.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';
import { inlineSign } from '../tokens/inlineSign.css.ts';
import { tones } from '../tokens/palette.ts';

const travel = keyframes({
  from: { transform: `translateX(calc(${inlineSign} * -100%))` },
  to: { transform: `translateX(calc(${inlineSign} * 300%))` },
});

export const progress = style(
  inComponentsLayer({ display: 'flex', flexDirection: 'column', gap: space[6], minInlineSize: 0 }),
);
export const head = style(
  inComponentsLayer({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[12],
    fontSize: text.label.fontSize,
    lineHeight: text.label.lineHeight,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const value = style(inComponentsLayer({ color: color.inkThird }));
export const track = style(
  inComponentsLayer({
    blockSize: '6px',
    overflow: 'hidden',
    borderRadius: radius.pill,
    background: color.line,
    '@media': forcedTrack,
  }),
);
export const fill = style(
  inComponentsLayer({
    blockSize: '100%',
    borderRadius: radius.pill,
    transition: `inline-size ${motion.slow} ${motion.ease}`,
    forcedColorAdjust: 'none',
    selectors: {
      ...Object.fromEntries(
        tones.map((tone) => [`&[data-tone="${tone}"]`, { background: color.tone[tone].solid }]),
      ),
      '&[data-indeterminate]': { inlineSize: '34%', animation: `${travel} 1.3s linear infinite` },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': {
        selectors: { '&[data-indeterminate]': { animation: 'none', inlineSize: '100%', opacity: 0.5 } },
      },
      ...forcedColorsOnly({ selectors: { '&[data-tone]': { background: 'Highlight' } } }),
    },
  }),
);

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const ring = style(
  inComponentsLayer({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    selectors: Object.fromEntries(
      tones.map((tone) => [`&[data-tone="${tone}"]`, { color: color.tone[tone].solid }]),
    ),
  }),
);
export const circle = style(
  inComponentsLayer({
    // Starts at twelve o'clock.
    transform: 'rotate(-90deg)',
    selectors: { '&[data-indeterminate]': { animation: `${turn} 1.3s linear infinite` } },
    '@media': {
      '(prefers-reduced-motion: reduce)': { selectors: { '&[data-indeterminate]': { animation: 'none' } } },
    },
  }),
);
export const ringTrack = style(
  inComponentsLayer({ stroke: color.line, '@media': forcedColorsOnly({ strokeOpacity: 0.25 }) }),
);
export const ringFill = style(
  inComponentsLayer({
    stroke: 'currentColor',
    transition: `stroke-dashoffset ${motion.slow} ${motion.ease}`,
    '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
  }),
);
export const ringValue = style(
  inComponentsLayer({
    position: 'absolute',
    color: color.ink,
    fontSize: text.secondary.fontSize,
    lineHeight: text.secondary.lineHeight,
    fontWeight: weight.semibold,
    fontVariantNumeric: 'tabular-nums',
  }),
);
