import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { layer } from './tokens/layers.css.ts';
import { color, radius, space } from './tokens/contract.css.ts';
import { breakpoints } from './tokens/metrics.ts';

/** Few properties and conditions: their product is generated. */
const responsive = defineProperties({
  '@layer': layer.utilities,
  conditions: {
    base: {},
    md: { '@media': `(min-width: ${breakpoints.md}px)` },
    lg: { '@media': `(min-width: ${breakpoints.lg}px)` },
  },
  defaultCondition: 'base',
  properties: {
    gap: space,
    gridTemplateColumns: {
      1: 'minmax(0, 1fr)',
      2: 'repeat(2, minmax(0, 1fr))',
      3: 'repeat(3, minmax(0, 1fr))',
      4: 'repeat(4, minmax(0, 1fr))',
      aside: 'minmax(0, 1fr) 320px',
      side: '320px minmax(0, 1fr)',
      wide: 'minmax(0, 1.6fr) minmax(0, 1fr)',
    },
    display: ['none', 'inline', 'block', 'flex', 'grid'],
  },
});

const plain = defineProperties({
  '@layer': layer.utilities,
  properties: {
    alignItems: ['start', 'center', 'end', 'stretch', 'baseline'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    flexDirection: ['row', 'column'],
    flexWrap: ['wrap', 'nowrap'],
    paddingBlock: space,
    paddingInline: space,
    background: { canvas: color.canvas, surface: color.surface, sunken: color.sunken },
    borderRadius: radius,
  },
});

export const layout = createSprinkles(responsive, plain);
export type LayoutStyles = Parameters<typeof layout>[0];
