import { style } from '@vanilla-extract/css';

export const panel = style({ minInlineSize: 0, outline: 'none' });
