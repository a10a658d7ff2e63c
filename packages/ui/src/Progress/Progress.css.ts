import { keyframes, style } from '@vanilla-extract/css';
import { color, motion, radius, space, text, weight } from '../tokens/contract.css.ts';
import { forced, forcedTrack } from '../tokens/forced.ts';
import { inComponents } from '../tokens/inLayer.ts';
import { inlineSign } from '../tokens/inlineSign.css.ts';
import { tones } from '../tokens/palette.ts';

const travel = keyframes({
  from: { transform: `translateX(calc(${inlineSign} * -100%))` },
  to: { transform: `translateX(calc(${inlineSign} * 300%))` },
});

export const progress = style(
  inComponents({ display: 'flex', flexDirection: 'column', gap: space[6], minInlineSize: 0 }),
);
export const head = style(
  inComponents({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[12],
    fontSize: text.label.fontSize,
    lineHeight: text.label.lineHeight,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const value = style(inComponents({ color: color.inkThird }));
export const track = style(
  inComponents({
    blockSize: '6px',
    overflow: 'hidden',
    borderRadius: radius.pill,
    background: color.line,
    '@media': forcedTrack,
  }),
);
export const fill = style(
  inComponents({
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
      ...forced({ selectors: { '&[data-tone]': { background: 'Highlight' } } }),
    },
  }),
);

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const ring = style(
  inComponents({
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
  inComponents({
    // begins at twelve o'clock
    transform: 'rotate(-90deg)',
    selectors: { '&[data-indeterminate]': { animation: `${turn} 1.3s linear infinite` } },
    '@media': {
      '(prefers-reduced-motion: reduce)': { selectors: { '&[data-indeterminate]': { animation: 'none' } } },
    },
  }),
);
export const ringTrack = style(
  inComponents({ stroke: color.line, '@media': forced({ strokeOpacity: 0.25 }) }),
);
export const ringFill = style(
  inComponents({
    stroke: 'currentColor',
    transition: `stroke-dashoffset ${motion.slow} ${motion.ease}`,
    '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
  }),
);
export const ringValue = style(
  inComponents({
    position: 'absolute',
    color: color.ink,
    fontSize: text.secondary.fontSize,
    lineHeight: text.secondary.lineHeight,
    fontWeight: weight.semibold,
    fontVariantNumeric: 'tabular-nums',
  }),
);
