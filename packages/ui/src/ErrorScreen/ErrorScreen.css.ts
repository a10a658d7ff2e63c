import { style } from '@vanilla-extract/css';
import { color, radius, space, text, weight } from '../tokens/contract.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const screen = style(
  inComponentsLayer({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[8],
    minBlockSize: 'min(60dvh, 30rem)',
    padding: space[24],
    textAlign: 'center',
  }),
);
export const picture = style(
  inComponentsLayer({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '56px',
    blockSize: '56px',
    marginBlockEnd: space[8],
    borderRadius: radius.card,
    background: color.tone.critical.soft,
    color: color.tone.critical.ink,
  }),
);
export const title = style(
  inComponentsLayer({
    fontSize: text.pageTitle.fontSize,
    lineHeight: text.pageTitle.lineHeight,
    letterSpacing: text.pageTitle.letterSpacing,
    fontWeight: weight.bold,
  }),
);
export const body = style(
  inComponentsLayer({ color: color.inkSecond, maxInlineSize: '46ch', textWrap: 'balance' }),
);
export const reference = style(
  inComponentsLayer({
    color: color.inkThird,
    fontSize: text.secondary.fontSize,
    lineHeight: text.secondary.lineHeight,
    userSelect: 'all',
  }),
);
export const actions = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space[8],
    marginBlockStart: space[12],
  }),
);
