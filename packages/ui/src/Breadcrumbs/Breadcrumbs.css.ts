import { style } from '@vanilla-extract/css';
import { color, radius, space, text } from '../tokens/contract.css.ts';
import { focusRing, noRing } from '../tokens/focus.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const list = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: color.inkThird,
    fontSize: text.label.fontSize,
    lineHeight: text.label.lineHeight,
  }),
);
export const crumb = style(
  inComponentsLayer({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '24px',
    selectors: { '&:not(:last-child)::after': { content: '"›" / ""', marginInline: space[6] } },
  }),
);
export const link = style(
  inComponentsLayer({
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: radius.small,
    ...noRing,
    selectors: {
      '&[data-hovered]': { color: color.accentInk, textDecoration: 'underline' },
      '&[data-focus-visible]': focusRing,
      '&[aria-current]': { color: color.inkSecond },
    },
  }),
);
export const more = style(
  inComponentsLayer({
    minInlineSize: '24px',
    minBlockSize: '24px',
    borderRadius: radius.small,
    color: 'inherit',
    textAlign: 'center',
    cursor: 'pointer',
    ...noRing,
    selectors: {
      '&[data-hovered], &[aria-expanded="true"]': { background: color.sunken, color: color.ink },
      '&[data-focus-visible]': focusRing,
    },
  }),
);
