import { style } from '@vanilla-extract/css';
import { space } from '../tokens/contract.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const control = style(inComponentsLayer({ flexWrap: 'wrap', gap: space[4], cursor: 'text' }));
/** After the last tag. Zero width until focused, to avoid an empty line. */
export const entry = style(
  inComponentsLayer({
    flex: '1 1 80px',
    minInlineSize: 0,
    selectors: {
      '* + &': {
        flexBasis: 0,
        marginInlineStart: `calc(-1 * ${space[4]})`,
      },
      '&:focus': { minInlineSize: '24px', flexBasis: '24px' },
    },
  }),
);
