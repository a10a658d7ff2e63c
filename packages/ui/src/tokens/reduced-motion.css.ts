import { globalStyle } from '@vanilla-extract/css';
import { motion } from './contract.css.ts';
import { layer } from './layers.css.ts';
import './light.css.ts';

globalStyle(':root', {
  '@layer': {
    [layer.tokens]: {
      '@media': {
        '(prefers-reduced-motion: reduce)': {
          vars: { [motion.fast]: '0ms', [motion.normal]: '0ms', [motion.slow]: '0ms' },
        },
      },
    },
  },
});
