import { style } from '@vanilla-extract/css';
import { color, inComponentsLayer, space } from '@khep/ui/tokens';

const narrow = '(max-width: 767px)';

export const list = style(inComponentsLayer({ margin: 0, padding: 0, listStyle: 'none' }));

export const item = style(inComponentsLayer({ borderBlockStart: `1px solid ${color.line}` }));

export const row = style(
  inComponentsLayer({
    display: 'grid',
    gridTemplateColumns: 'minmax(120px, 1fr) minmax(0, 2fr) minmax(140px, auto)',
    alignItems: 'start',
    columnGap: space[20],
    rowGap: space[8],
    padding: `${space[12]} calc(${space[16]} + 2px)`,
    '@media': {
      [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: `${space[12]} ${space[16]}` },
    },
  }),
);

export const place = style(inComponentsLayer({ minInlineSize: 0, overflowWrap: 'anywhere' }));

export const name = style(
  inComponentsLayer({ display: 'flex', alignItems: 'start', gap: space[8], minInlineSize: 0 }),
);

export const field = style(inComponentsLayer({ flexGrow: 1, minInlineSize: 0 }));

export const state = style(
  inComponentsLayer({ display: 'grid', justifyItems: 'start', gap: space[4], minInlineSize: 0 }),
);

/** Below the name that it is about. */
export const note = style(
  inComponentsLayer({
    gridColumn: '2',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    '@media': { [narrow]: { gridColumn: '1' } },
  }),
);

export const action = style(
  inComponentsLayer({ gridColumn: '3', '@media': { [narrow]: { gridColumn: '1' } } }),
);
