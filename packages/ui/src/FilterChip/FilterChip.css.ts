import { style } from '@vanilla-extract/css';
import { color, motion, radius, size, space, text, weight } from '../tokens/contract.css.ts';
import { focusRing, noRing } from '../tokens/focus.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const chip = style(
  inComponentsLayer({
    display: 'inline-flex',
    alignItems: 'stretch',
    minBlockSize: `calc(${size.control} - 4px)`,
    maxInlineSize: '100%',
    border: `1px dashed ${color.controlBorder}`,
    borderRadius: radius.pill,
    color: color.inkSecond,
    fontSize: text.label.fontSize,
    lineHeight: text.label.lineHeight,
    transition: `border-color ${motion.fast} ${motion.ease}`,
    selectors: {
      '&[data-on]': {
        borderStyle: 'solid',
        borderColor: color.accentLine,
        background: color.accentSoft,
        color: color.accentInk,
        fontWeight: weight.medium,
      },
    },
    '@media': { '(pointer: coarse)': { minBlockSize: size.control } },
  }),
);

const part = { cursor: 'pointer', borderRadius: radius.pill, ...noRing } as const;

export const main = style(
  inComponentsLayer({
    ...part,
    display: 'flex',
    alignItems: 'center',
    gap: space[6],
    minInlineSize: 0,
    paddingInline: '10px',
    whiteSpace: 'nowrap',
    selectors: {
      '&[data-hovered]': { color: color.ink },
      '[data-on] > &[data-hovered]': { color: color.accentHover },
      '&[data-focus-visible]': focusRing,
      '[data-removable] > &': { paddingInlineEnd: space[2] },
    },
  }),
);
export const words = style(inComponentsLayer({ overflow: 'hidden', textOverflow: 'ellipsis' }));
export const remove = style(
  inComponentsLayer({
    ...part,
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '26px',
    marginInlineEnd: space[2],
    selectors: { '&[data-hovered]': { color: color.accentHover }, '&[data-focus-visible]': focusRing },
  }),
);
