import { style, styleVariants } from '@vanilla-extract/css';
import { color, inComponentsLayer, space } from '@khep/ui/tokens';

const narrow = '(max-width: 767px)';

export const list = style(inComponentsLayer({ margin: 0, padding: 0, listStyle: 'none' }));

export const item = style(inComponentsLayer({ borderBlockStart: `1px solid ${color.line}` }));

export const row = style(
  inComponentsLayer({
    display: 'grid',
    gridTemplateColumns: '34px minmax(140px, 1.4fr) 150px minmax(88px, 0.8fr) minmax(96px, 0.8fr) auto',
    alignItems: 'center',
    gap: space[12],
    padding: `${space[12]} ${space[20]}`,
    '@media': {
      [narrow]: { gridTemplateColumns: '34px minmax(0, 1fr) auto', padding: `${space[12]} ${space[16]}` },
    },
  }),
);

export const name = style(inComponentsLayer({ minInlineSize: 0, overflowWrap: 'anywhere' }));

/** Its facts are below the name on a phone. */
export const fact = style(
  inComponentsLayer({ minInlineSize: 0, '@media': { [narrow]: { gridColumn: '2 / -1' } } }),
);

export const state = style(
  inComponentsLayer({
    justifySelf: 'end',
    '@media': { [narrow]: { gridColumn: '3', gridRow: '1' } },
  }),
);

const problemBase = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: space[8],
    padding: `${space[8]} ${space[20]}`,
    paddingInlineStart: '66px',
    '@media': { [narrow]: { paddingInline: space[16] } },
  }),
);

export const problem = styleVariants(
  {
    critical: { background: color.tone.critical.soft, color: color.tone.critical.ink },
    caution: { background: color.tone.caution.soft, color: color.tone.caution.ink },
  },
  (rule) => [problemBase, inComponentsLayer(rule)],
);
