import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { color, font, text, weight } from './contract.css.ts';
import { layer } from './layers.css.ts';
import './light.css.ts';

const family = 'Hanken Grotesk';

globalFontFace(family, [
  {
    src: 'url("./fonts/hanken-grotesk-latin.woff2") format("woff2")',
    fontWeight: '100 900',
    fontDisplay: 'swap',
    unicodeRange:
      'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+2122, U+2190-2193, U+2212, U+2215, U+FEFF, U+FFFD',
  },
  {
    // Only glyphs in the file: it lacks ₹, which would trigger a useless download.
    src: 'url("./fonts/hanken-grotesk-latin-ext.woff2") format("woff2")',
    fontWeight: '100 900',
    fontDisplay: 'swap',
    unicodeRange: 'U+0100-024F, U+1E00-1EFF, U+2020, U+20AB, U+20B1, U+20B3-20B4, U+20B8, U+20BD',
  },
]);

globalStyle('body', {
  '@layer': {
    [layer.base]: {
      background: color.canvas,
      color: color.ink,
      fontFamily: font.sans,
      fontSize: text.body.fontSize,
      lineHeight: text.body.lineHeight,
      fontWeight: weight.regular,
      WebkitFontSmoothing: 'antialiased',
      textSizeAdjust: '100%',
    },
  },
});
