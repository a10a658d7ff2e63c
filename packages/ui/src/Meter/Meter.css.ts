import { style } from '@vanilla-extract/css';
import { color, radius, space, text } from '../tokens/contract.css.ts';
import { forcedColorsOnly, forcedTrack } from '../tokens/forcedColors.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';
import { tones } from '../tokens/palette.ts';

export const meter = style(
  inComponentsLayer({ display: 'flex', flexDirection: 'column', gap: space[6], minInlineSize: 0 }),
);
export const track = style(
  inComponentsLayer({
    blockSize: '6px',
    overflow: 'hidden',
    borderRadius: radius.small,
    background: color.line,
    '@media': forcedTrack,
  }),
);
/** Square end: a level is cut off, unlike progress. */
export const fill = style(
  inComponentsLayer({
    blockSize: '100%',
    forcedColorAdjust: 'none',
    selectors: Object.fromEntries(
      tones.map((tone) => [`&[data-tone="${tone}"]`, { background: color.tone[tone].solid }]),
    ),
    '@media': forcedColorsOnly({ selectors: { '&[data-tone]': { background: 'Highlight' } } }),
  }),
);
export const words = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${space[12]}`,
    fontSize: text.secondary.fontSize,
    lineHeight: text.secondary.lineHeight,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const label = style(inComponentsLayer({ color: color.inkThird }));
