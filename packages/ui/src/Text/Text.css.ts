import { styleVariants } from '@vanilla-extract/css';
import { color, text, weight } from '../tokens/contract.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const sizes = styleVariants(
  { body: text.body, secondary: text.secondary, label: text.label, title: text.title, number: text.number },
  (value) => inComponentsLayer({ margin: 0, ...value, overflowWrap: 'anywhere' }),
);
export const tones = styleVariants(
  {
    ink: color.ink,
    second: color.inkSecond,
    third: color.inkThird,
    accent: color.accentInk,
    positive: color.tone.positive.ink,
    caution: color.tone.caution.ink,
    critical: color.tone.critical.ink,
  },
  (value) => inComponentsLayer({ color: value }),
);
export const weights = styleVariants(
  { regular: weight.regular, medium: weight.medium, semibold: weight.semibold, bold: weight.bold },
  (value) => inComponentsLayer({ fontWeight: value }),
);
export const numeric = styleVariants({ yes: 'tabular-nums' }, (value) =>
  inComponentsLayer({ fontVariantNumeric: value }),
);
