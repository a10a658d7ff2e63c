import { style } from '@vanilla-extract/css';
import { color, radius, space, text, weight } from '../tokens/contract.css.ts';
import { inMoreContrast } from '../tokens/contrast.ts';
import { focusRing, noRing } from '../tokens/focus.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const pagination = style(
  inComponentsLayer({
    containerType: 'inline-size',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const range = style(
  inComponentsLayer({
    color: color.inkThird,
    fontSize: text.label.fontSize,
    lineHeight: text.label.lineHeight,
  }),
);
export const list = style(inComponentsLayer({ display: 'flex', alignItems: 'center', gap: space[2] }));

/** On a phone only the present page is left between the two arrows. */
const narrow = '(max-width: 479px)';
export const roomy = style(inComponentsLayer({ '@container': { [narrow]: { display: 'none' } } }));
export const gap = style(
  inComponentsLayer({
    minInlineSize: '32px',
    textAlign: 'center',
    color: color.inkThird,
    '@container': { [narrow]: { display: 'none' } },
  }),
);
export const go = style([
  inComponentsLayer({
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '32px',
    blockSize: '32px',
    paddingInline: space[6],
    borderRadius: radius.control,
    color: color.inkSecond,
    textDecoration: 'none',
    cursor: 'pointer',
    ...noRing,
    selectors: {
      '&[data-hovered]:not([aria-disabled="true"])': { background: color.sunken, color: color.ink },
      '&[aria-current]': {
        background: color.accentSoft,
        color: color.accentInk,
        fontWeight: weight.semibold,
      },
      '&[data-focus-visible]': focusRing,
      '&[aria-disabled="true"]': { cursor: 'default', opacity: 0.4 },
      '[dir="rtl"] &:not([data-part="number"])': { transform: 'scaleX(-1)' },
    },
    '@media': {
      '(pointer: coarse)': { minInlineSize: '40px', blockSize: '40px' },
      '(forced-colors: active)': { selectors: { '&[aria-current]': { outline: '1px solid Highlight' } } },
    },
  }),
  inComponentsLayer(inMoreContrast({ '&[aria-current]': { boxShadow: `inset 0 0 0 1px ${color.accent}` } })),
]);
