import { style } from '@vanilla-extract/css';
import { color, radius, space, text } from '../tokens/contract.css.ts';
import { forced, forcedTrack } from '../tokens/forced.ts';
import { inComponents } from '../tokens/inLayer.ts';
import { tones } from '../tokens/palette.ts';

export const meter = style(
  inComponents({ display: 'flex', flexDirection: 'column', gap: space[6], minInlineSize: 0 }),
);
export const track = style(
  inComponents({
    blockSize: '6px',
    overflow: 'hidden',
    borderRadius: radius.small,
    background: color.line,
    '@media': forcedTrack,
  }),
);
/** Square at its end: a level is cut off, it does not move on. */
export const fill = style(
  inComponents({
    blockSize: '100%',
    forcedColorAdjust: 'none',
    selectors: Object.fromEntries(
      tones.map((tone) => [`&[data-tone="${tone}"]`, { background: color.tone[tone].solid }]),
    ),
    '@media': forced({ selectors: { '&[data-tone]': { background: 'Highlight' } } }),
  }),
);
export const words = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${space[12]}`,
    fontSize: text.secondary.fontSize,
    lineHeight: text.secondary.lineHeight,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const label = style(inComponents({ color: color.inkThird }));
