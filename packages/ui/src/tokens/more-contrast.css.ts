import { assignVars, globalStyle } from '@vanilla-extract/css';
import { color } from './contract.css.ts';
import { layer } from './layers.css.ts';
import { cssPalette, moreContrastPalette } from './palette.ts';
import './light.css.ts';

const vars = assignVars(color, cssPalette(moreContrastPalette));

/** Class for an app's own "more contrast" setting. */
export const moreContrast = 'khep-more-contrast';

globalStyle(`.${moreContrast}`, { '@layer': { [layer.tokens]: { vars } } });
globalStyle(':root', {
  '@layer': { [layer.tokens]: { '@media': { '(prefers-contrast: more)': { vars } } } },
});
