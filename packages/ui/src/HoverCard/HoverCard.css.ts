import { style } from '@vanilla-extract/css';
import { space } from '../tokens/contract.css.ts';
import { inComponents } from '../tokens/inLayer.ts';

export const body = style(inComponents({ maxInlineSize: '320px', padding: `${space[12]} ${space[16]}` }));
