import { globalStyle } from '@vanilla-extract/css';
import { layer } from './layers.css.ts';

const name = '--khep-inline-sign';

/**
 * 1 in left-to-right and -1 in right-to-left. `transform` has no logical directions:
 * `translateX(calc(${inlineSign} * 24px))` moves towards the end in both.
 */
export const inlineSign = `var(${name})`;

globalStyle(':root, [dir="ltr"]', { '@layer': { [layer.tokens]: { vars: { [name]: '1' } } } });
globalStyle('[dir="rtl"]', { '@layer': { [layer.tokens]: { vars: { [name]: '-1' } } } });
