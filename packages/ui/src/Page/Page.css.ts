import { style } from '@vanilla-extract/css';
import { color, space, text, weight } from '../tokens/contract.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const page = style(
  inComponentsLayer({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[16],
    padding: `${space[20]} ${space[24]} ${space[32]}`,
    '@media': { '(max-width: 640px)': { padding: `${space[16]} ${space[12]} ${space[32]}` } },
  }),
);
export const head = style(
  inComponentsLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space[12] }),
);
export const words = style(inComponentsLayer({ flex: '1 1 240px', minInlineSize: 0 }));
export const titleLine = style(
  inComponentsLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] }),
);
export const title = style(
  inComponentsLayer({
    margin: 0,
    ...text.pageTitle,
    fontWeight: weight.bold,
    color: color.ink,
    overflowWrap: 'anywhere',
    outline: 'none',
  }),
);
export const description = style(
  inComponentsLayer({ margin: 0, marginBlockStart: space[2], color: color.inkThird }),
);
export const actions = style(
  inComponentsLayer({ display: 'flex', flexWrap: 'wrap', gap: space[12], alignItems: 'center' }),
);
