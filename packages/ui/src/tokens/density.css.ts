import { assignVars, globalStyle } from '@vanilla-extract/css';
import { size, space } from './contract.css.ts';
import { layer } from './layers.css.ts';
import { metrics, spaceSteps } from './metrics.ts';
import './light.css.ts';

/**
 * Set on a page or part: `<html data-density="compact">`. `floor` is for work on foot: where the pointer is a finger, targets are
 * 48 px, as Android asks for (support.google.com/accessibility/android/answer/7101858).
 */
export const densityAttribute = 'data-density';

globalStyle(`[${densityAttribute}="compact"]`, {
  '@layer': {
    [layer.tokens]: {
      vars: assignVars(size, {
        control: '30px',
        controlSmall: '26px',
        controlLarge: '36px',
        row: `${metrics.rowCompact}px`,
        rowCompact: `${metrics.rowCompact}px`,
      }),
    },
  },
});

// Reduces spacing, too: each step but the smallest takes the value of the one below.
globalStyle(`[${densityAttribute}="compact"]`, {
  '@layer': {
    [layer.tokens]: {
      vars: Object.fromEntries(
        spaceSteps
          .filter((step) => step > 4)
          .map((step) => [space[step], `${spaceSteps[spaceSteps.indexOf(step) - 1]}px`]),
      ),
    },
  },
});

// Touch needs large controls.
globalStyle(':root', {
  '@layer': {
    [layer.tokens]: {
      '@media': {
        '(pointer: coarse)': {
          vars: { [size.control]: '40px', [size.controlSmall]: '34px', [size.controlLarge]: '44px' },
        },
      },
    },
  },
});

globalStyle(`[${densityAttribute}="floor"]`, {
  '@layer': {
    [layer.tokens]: {
      '@media': {
        '(pointer: coarse)': {
          vars: { [size.control]: '48px', [size.controlSmall]: '48px', [size.controlLarge]: '56px' },
        },
      },
    },
  },
});
