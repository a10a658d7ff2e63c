import { globalLayer } from '@vanilla-extract/css';

/**
 * The order of the kit's CSS layers, fixed here and nowhere else. This file is the first import of the kit, so that
 * the order does not depend on which component a page happens to load first.
 */
globalLayer('khep');

export const layer = {
  reset: globalLayer({ parent: 'khep' }, 'reset'),
  tokens: globalLayer({ parent: 'khep' }, 'tokens'),
  base: globalLayer({ parent: 'khep' }, 'base'),
  components: globalLayer({ parent: 'khep' }, 'components'),
  utilities: globalLayer({ parent: 'khep' }, 'utilities'),
};
