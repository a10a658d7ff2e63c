import type { StyleRule } from '@vanilla-extract/css';
import { moreContrast } from './more-contrast.css.ts';

type Rules = NonNullable<StyleRule['selectors']>;

/**
 * Styles for increased contrast, by the system or the app: `style([base, inComponents(inMoreContrast({ '&': {
 * borderColor: … } }))])`
 */
export const inMoreContrast = (rules: Rules): StyleRule => ({
  selectors: Object.fromEntries(
    Object.entries(rules).map(([selector, rule]) => [`.${moreContrast} ${selector}`, rule]),
  ),
  '@media': { '(prefers-contrast: more)': { selectors: rules } },
});
