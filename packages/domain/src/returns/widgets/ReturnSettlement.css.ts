import { style } from '@vanilla-extract/css';
import { color, inComponentsLayer, space, text, weight } from '@khep/ui/tokens';

export const sides = style(
  inComponentsLayer({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
    gap: space[24],
  }),
);
export const title = style(
  inComponentsLayer({ margin: 0, fontSize: text.body.fontSize, fontWeight: weight.semibold }),
);
export const lines = style(inComponentsLayer({ margin: `${space[8]} 0 0` }));
export const line = style(
  inComponentsLayer({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[12],
    paddingBlock: space[2],
    selectors: {
      '&[data-total]': {
        marginBlockStart: space[6],
        paddingBlockStart: space[6],
        borderBlockStart: `1px solid ${color.line}`,
        fontWeight: weight.semibold,
      },
    },
  }),
);
export const value = style(
  inComponentsLayer({ margin: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
);
export const note = style(
  inComponentsLayer({ margin: `${space[6]} 0 0`, color: color.inkThird, fontSize: text.secondary.fontSize }),
);
