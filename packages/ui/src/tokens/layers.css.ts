import { globalLayer } from '@vanilla-extract/css';

/**
 * The order of CSS layers. The first import of the kit, so that the order doesn't depend on loading order.
 */
globalLayer('khep');

export const layer = {
  reset: globalLayer({ parent: 'khep' }, 'reset'),
  tokens: globalLayer({ parent: 'khep' }, 'tokens'),
  base: globalLayer({ parent: 'khep' }, 'base'),
  components: globalLayer({ parent: 'khep' }, 'components'),
  utilities: globalLayer({ parent: 'khep' }, 'utilities'),
};
