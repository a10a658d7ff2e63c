import { style } from '@vanilla-extract/css';
import { color, space, text, weight } from '../../tokens/contract.css.ts';
import { inComponentsLayer } from '../../tokens/inLayer.ts';

export const figure = style(inComponentsLayer({ margin: 0, minInlineSize: 0 }));
export const head = style(
  inComponentsLayer({
    display: 'flex',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: space[12],
    marginBlockEnd: space[12],
  }),
);
export const title = style(
  inComponentsLayer({
    fontSize: text.label.fontSize,
    lineHeight: text.label.lineHeight,
    fontWeight: weight.semibold,
  }),
);
export const description = style(
  inComponentsLayer({
    color: color.inkThird,
    fontSize: text.secondary.fontSize,
    lineHeight: text.secondary.lineHeight,
  }),
);
export const tools = style(
  inComponentsLayer({ display: 'flex', gap: space[2], flexShrink: 0, marginBlock: '-4px' }),
);
/** Longer tables scroll, so that the page height stays similar when the view changes. */
export const twin = style(inComponentsLayer({ maxBlockSize: '420px', overflowY: 'auto' }));
export const note = style(
  inComponentsLayer({
    marginBlockStart: space[8],
    color: color.inkThird,
    fontSize: text.secondary.fontSize,
    lineHeight: text.secondary.lineHeight,
  }),
);
