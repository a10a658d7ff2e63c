import { style } from '@vanilla-extract/css';
import { color, font, radius, space, text, weight } from '../tokens/contract.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const keys = style(
  inComponentsLayer({ display: 'inline-flex', gap: space[2], verticalAlign: 'middle' }),
);
export const cap = style(
  inComponentsLayer({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSizing: 'border-box',
    minInlineSize: '20px',
    blockSize: '20px',
    paddingInline: space[4],
    borderRadius: radius.small,
    border: `1px solid ${color.line}`,
    background: color.surface,
    color: color.inkSecond,
    fontFamily: font.sans,
    fontSize: text.secondary.fontSize,
    lineHeight: 1,
    fontWeight: weight.medium,
  }),
);
