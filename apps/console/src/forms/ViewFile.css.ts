import { style } from '@vanilla-extract/css';

export const image = style({ maxInlineSize: '100%', maxBlockSize: '70vh' });
