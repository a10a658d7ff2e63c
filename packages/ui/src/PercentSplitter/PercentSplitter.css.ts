import { style } from '@vanilla-extract/css';
import { color, radius, space, text } from '../tokens/contract.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const bar = style(
  inComponentsLayer({
    display: 'flex',
    gap: 2,
    blockSize: 12,
    overflow: 'hidden',
    borderRadius: radius.pill,
    marginBlock: space[4],
  }),
);
/** Shades of one hue: parts are distinguished by position and gaps. */
export const part = style(
  inComponentsLayer({
    minInlineSize: 0,
    background: color.accent,
    forcedColorAdjust: 'none',
    selectors: {
      '&:nth-child(3n + 2)': { opacity: 0.62 },
      '&:nth-child(3n)': { opacity: 0.34 },
      '[data-disabled] &': { background: color.inkThird },
    },
    '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
  }),
);
export const rows = style(inComponentsLayer({ display: 'grid', gap: space[8] }));
export const row = style(
  inComponentsLayer({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr) 84px auto',
    alignItems: 'center',
    gap: space[12],
    '@media': {
      '(max-width: 480px)': {
        gridTemplateColumns: 'minmax(0, 1fr) 84px auto',
        gap: `${space[2]} ${space[8]}`,
      },
    },
  }),
);
export const name = style(inComponentsLayer({ overflowWrap: 'anywhere', minInlineSize: 0 }));
/** Below its name without room beside it. */
export const slide = style(
  inComponentsLayer({ '@media': { '(max-width: 480px)': { gridColumn: '1 / -1', gridRow: 2 } } }),
);
export const total = style(
  inComponentsLayer({
    ...text.secondary,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
    color: color.inkThird,
    fontVariantNumeric: 'tabular-nums',
  }),
);
