import { style } from '@vanilla-extract/css';
import { color, radius, space, text, weight } from '../tokens/contract.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const state = style(
  inComponentsLayer({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[4],
    padding: `${space[40]} ${space[24]}`,
    textAlign: 'center',
    whiteSpace: 'normal',
    selectors: {
      '&[data-layout="inline"]': {
        flexDirection: 'row',
        flexWrap: 'wrap',
        gap: `${space[8]} ${space[12]}`,
        padding: 0,
        textAlign: 'start',
      },
    },
  }),
);

export const words = style(
  inComponentsLayer({
    display: 'grid',
    justifyItems: 'center',
    gap: space[4],
    selectors: {
      '[data-layout="inline"] > &': { justifyItems: 'start', gap: 0, flex: '1 1 200px', minInlineSize: 0 },
    },
  }),
);

export const picture = style(
  inComponentsLayer({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '44px',
    blockSize: '44px',
    marginBlockEnd: space[8],
    borderRadius: radius.card,
    background: color.sunken,
    color: color.inkThird,
    selectors: {
      '[data-layout="inline"] > &': { inlineSize: '36px', blockSize: '36px', marginBlockEnd: 0 },
      '[data-kind="error"] > &': { background: color.tone.critical.soft, color: color.tone.critical.ink },
    },
  }),
);

export const title = style(
  inComponentsLayer({
    fontSize: text.title.fontSize,
    lineHeight: text.title.lineHeight,
    fontWeight: weight.bold,
    textWrap: 'balance',
  }),
);
export const description = style(
  inComponentsLayer({ color: color.inkThird, maxInlineSize: '46ch', textWrap: 'pretty' }),
);
export const action = style(
  inComponentsLayer({
    marginBlockStart: space[12],
    selectors: { '[data-layout="inline"] > &': { marginBlockStart: 0 } },
  }),
);
