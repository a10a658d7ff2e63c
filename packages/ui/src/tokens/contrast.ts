import type { StyleRule } from '@vanilla-extract/css';
import { moreContrast } from './more-contrast.css.ts';

type Rules = NonNullable<StyleRule['selectors']>;

/**
 * What a component adds where more contrast is wanted, by the system or by the app: an edge around what is told by its
 * ground alone. `style([base, inComponents(inMoreContrast({ '&': { borderColor: … } }))])`
 */
export const inMoreContrast = (rules: Rules): StyleRule => ({
  selectors: Object.fromEntries(
    Object.entries(rules).map(([selector, rule]) => [`.${moreContrast} ${selector}`, rule]),
  ),
  '@media': { '(prefers-contrast: more)': { selectors: rules } },
});
