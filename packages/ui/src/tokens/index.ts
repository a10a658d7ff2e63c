import './layers.css.ts';
import './reset.css.ts';
import './light.css.ts';
import './density.css.ts';
import './inlineSign.css.ts';
import './more-contrast.css.ts';
import './forced-colors.css.ts';
import './reduced-motion.css.ts';
import './base.css.ts';

export { color, font, motion, radius, shadow, size, space, text, tokens, weight } from './contract.css.ts';
export { focusRing, focusRingInset } from './focus.css.ts';
export { lightTheme } from './light.css.ts';
export { densityAttribute } from './density.css.ts';
export { moreContrast } from './more-contrast.css.ts';
export { layer } from './layers.css.ts';
export { inComponentsLayer } from './inLayer.ts';
export { breakpoints, metrics, spaceSteps, type SpaceStep } from './metrics.ts';
export {
  toCssColor,
  lightPalette,
  moreContrastPalette,
  tones,
  type Oklch,
  type Palette,
  type Tone,
} from './palette.ts';
