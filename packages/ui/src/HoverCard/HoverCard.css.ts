import { style } from '@vanilla-extract/css';
import { space } from '../tokens/contract.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const body = style(
  inComponentsLayer({ maxInlineSize: '320px', padding: `${space[12]} ${space[16]}` }),
);
