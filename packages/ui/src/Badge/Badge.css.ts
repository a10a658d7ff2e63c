import { style, styleVariants } from '@vanilla-extract/css';
import { color, radius, space, text, weight } from '../tokens/contract.css.ts';
import { inMoreContrast } from '../tokens/contrast.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';
import { tones, type Tone } from '../tokens/palette.ts';

export const badge = style(
  inComponentsLayer({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSizing: 'border-box',
    minInlineSize: '20px',
    blockSize: '20px',
    paddingInline: space[6],
    borderRadius: radius.pill,
    border: '1px solid transparent',
    fontSize: text.secondary.fontSize,
    lineHeight: 1,
    fontWeight: weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
  }),
);
const all = Object.fromEntries(tones.map((tone) => [tone, tone])) as Record<Tone, Tone>;
export const soft = styleVariants(all, (tone) => [
  inComponentsLayer({ background: color.tone[tone].soft, color: color.tone[tone].ink }),
  inComponentsLayer(inMoreContrast({ '&': { borderColor: color.tone[tone].line } })),
]);
export const solid = styleVariants(all, (tone) =>
  inComponentsLayer({ background: color.tone[tone].solid, color: color.tone[tone].onSolid }),
);
