import { style, styleVariants } from '@vanilla-extract/css';
import { color, radius, space, text, weight } from '../tokens/contract.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';
import { tones, type Tone } from '../tokens/palette.ts';

export const list = style(inComponentsLayer({ margin: 0, padding: 0, listStyle: 'none' }));
export const item = style(
  inComponentsLayer({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    columnGap: space[12],
    paddingBlockEnd: space[16],
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      // The line to the next event.
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: '9px',
        insetBlockStart: '20px',
        insetBlockEnd: 0,
        borderInlineStart: `2px solid ${color.line}`,
      },
    },
  }),
);
export const mark = style(
  inComponentsLayer({ display: 'grid', placeItems: 'center', inlineSize: '20px', blockSize: '20px' }),
);
export const dot = style(
  inComponentsLayer({
    inlineSize: '10px',
    blockSize: '10px',
    borderRadius: radius.pill,
    background: 'currentColor',
    '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
  }),
);
export const tone = styleVariants(
  Object.fromEntries(tones.map((name) => [name, name])) as Record<Tone, Tone>,
  (name) => inComponentsLayer({ color: color.tone[name].solid }),
);
export const title = style(inComponentsLayer({ fontWeight: weight.medium, overflowWrap: 'anywhere' }));
export const meta = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space[6]}`,
    color: color.inkThird,
    fontSize: text.secondary.fontSize,
    lineHeight: text.secondary.lineHeight,
  }),
);
export const body = style(
  inComponentsLayer({ marginBlockStart: space[4], color: color.inkSecond, overflowWrap: 'anywhere' }),
);
