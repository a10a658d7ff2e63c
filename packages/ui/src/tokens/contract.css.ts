import { createGlobalThemeContract } from '@vanilla-extract/css';
import './layers.css.ts';

const toneContract = { solid: '', soft: '', ink: '', line: '', onSolid: '' };
const textContract = { fontSize: '', lineHeight: '', letterSpacing: '' };

/**
 * All design tokens. Components use nothing else; themes, density and contrast modes set their values. Custom
 * properties such as `--khep-color-ink` are stable and public.
 */
export const tokens = createGlobalThemeContract(
  {
    color: {
      canvas: '',
      surface: '',
      sunken: '',
      line: '',
      lineSoft: '',
      controlBorder: '',
      ink: '',
      inkSecond: '',
      inkThird: '',
      onAccent: '',
      accent: '',
      accentHover: '',
      accentSoft: '',
      accentLine: '',
      accentInk: '',
      overlay: '',
      inverse: { surface: '', raised: '', ink: '', inkSecond: '' },
      tone: {
        neutral: toneContract,
        accent: toneContract,
        positive: toneContract,
        caution: toneContract,
        critical: toneContract,
        info: toneContract,
      },
    },
    space: { 0: '', 2: '', 4: '', 6: '', 8: '', 12: '', 16: '', 20: '', 24: '', 32: '', 40: '', 48: '' },
    radius: { small: '', control: '', card: '', pill: '' },
    text: {
      body: textContract,
      secondary: textContract,
      label: textContract,
      title: textContract,
      pageTitle: textContract,
      number: textContract,
    },
    weight: { regular: '', medium: '', semibold: '', bold: '' },
    shadow: { raised: '', floating: '' },
    motion: { fast: '', normal: '', slow: '', ease: '' },
    size: { control: '', controlSmall: '', controlLarge: '', row: '', rowCompact: '' },
    font: { sans: '', mono: '' },
  },
  (_value, path) => `khep-${path.join('-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
);

export const { color, space, radius, text, weight, shadow, motion, size, font } = tokens;
