import { style } from '@vanilla-extract/css';
import { color, font, radius, size, space, text } from '../tokens/contract.css.ts';
import { noRing } from '../tokens/focus.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

const written = {
  gridArea: '1 / 1',
  boxSizing: 'border-box',
  minInlineSize: 0,
  margin: 0,
  padding: `${space[8]} 10px`,
  fontFamily: font.mono,
  fontSize: text.label.fontSize,
  lineHeight: '1.25rem',
  tabSize: 2,
  // code is written from left to right in every script
  direction: 'ltr',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

/** The coloured text lies under a text area whose own letters are clear; both break their lines alike. */
export const sheet = style(
  inComponentsLayer({
    flex: 1,
    display: 'grid',
    minInlineSize: 0,
    minBlockSize: size.control,
    maxBlockSize: 420,
    overflow: 'auto',
  }),
);
export const area = style(
  inComponentsLayer({
    ...written,
    inlineSize: '100%',
    blockSize: '100%',
    border: 0,
    borderRadius: radius.control,
    background: 'transparent',
    color: 'transparent',
    caretColor: color.ink,
    overflow: 'hidden',
    resize: 'none',
    ...noRing,
    selectors: { '&::placeholder': { color: color.inkThird, opacity: 1 } },
    '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
  }),
);
export const under = style(
  inComponentsLayer({
    ...written,
    color: 'inherit',
    '@media': { '(forced-colors: active)': { visibility: 'hidden' } },
  }),
);
export const actions = style(inComponentsLayer({ display: 'flex', gap: space[4] }));
