import { style, styleVariants } from '@vanilla-extract/css';
import { color, radius, space, text, weight } from '../tokens/contract.css.ts';
import { inMoreContrast } from '../tokens/contrast.ts';
import { forcedColorsOnly } from '../tokens/forcedColors.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';
import { tones } from '../tokens/palette.ts';

export const badge = style(
  inComponentsLayer({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[6],
    blockSize: '22px',
    maxInlineSize: '100%',
    paddingInline: space[8],
    borderRadius: radius.pill,
    border: '1px solid transparent',
    fontSize: text.secondary.fontSize,
    lineHeight: text.secondary.lineHeight,
    fontWeight: weight.semibold,
    whiteSpace: 'nowrap',
    verticalAlign: 'top',
    selectors: {
      '&[data-shape="tag"]': { blockSize: '18px', paddingInline: '5px', borderRadius: radius.small },
    },
    '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
  }),
);

export const tone = styleVariants(
  Object.fromEntries(tones.map((name) => [name, name])) as { [T in (typeof tones)[number]]: T },
  (name) => [
    inComponentsLayer({
      background: color.tone[name].soft,
      color: color.tone[name].ink,
      selectors: { '&[data-shape="tag"]': { borderColor: color.tone[name].line } },
    }),
    inComponentsLayer(inMoreContrast({ '&': { borderColor: color.tone[name].line } })),
  ],
);

export const dot = style(
  inComponentsLayer({
    inlineSize: '6px',
    blockSize: '6px',
    flexShrink: 0,
    borderRadius: radius.pill,
    background: 'currentColor',
    '@media': forcedColorsOnly({ background: 'CanvasText' }),
  }),
);
export const icon = style(inComponentsLayer({ display: 'inline-flex', flexShrink: 0, fontSize: '14px' }));
export const words = style(inComponentsLayer({ overflow: 'hidden', textOverflow: 'ellipsis' }));
