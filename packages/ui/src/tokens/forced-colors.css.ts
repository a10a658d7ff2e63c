import { globalStyle } from '@vanilla-extract/css';
import { color } from './contract.css.ts';
import { layer } from './layers.css.ts';
import './light.css.ts';

// The system replaces text and backgrounds; meaningful lines and marks are set here.
globalStyle(':root', {
  '@layer': {
    [layer.tokens]: {
      '@media': {
        '(forced-colors: active)': {
          vars: {
            [color.line]: 'CanvasText',
            [color.lineSoft]: 'GrayText',
            [color.controlBorder]: 'ButtonBorder',
            [color.accent]: 'Highlight',
            [color.accentHover]: 'Highlight',
            [color.onAccent]: 'HighlightText',
            [color.accentLine]: 'Highlight',
            [color.accentInk]: 'LinkText',
          },
        },
      },
    },
  },
});
