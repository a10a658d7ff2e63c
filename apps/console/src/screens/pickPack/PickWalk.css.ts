import { style } from '@vanilla-extract/css';
import { breakpoints, inComponentsLayer, space } from '@khep/ui/tokens';

const isWide = `(min-width: ${breakpoints.md}px)`;

/** As wide as a phone that is held across: lines stay short on a desk too. */
export const walk = style(
  inComponentsLayer({ inlineSize: '100%', maxInlineSize: '640px', marginInline: 'auto' }),
);
/** Within reach of a thumb: three ways out, and the scan across below them. */
export const thumbs = style(
  inComponentsLayer({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: space[8],
    // As wide as the phone between the paddings of the sheet's foot, which is as narrow as its buttons.
    inlineSize: `calc(100vw - 2 * ${space[16]})`,
    '@media': { [isWide]: { display: 'flex', inlineSize: 'auto' } },
  }),
);
export const main = style(
  inComponentsLayer({
    gridColumn: '1 / -1',
    display: 'grid',
    '@media': { [isWide]: { display: 'block' } },
  }),
);
