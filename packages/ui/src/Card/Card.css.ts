import { style } from '@vanilla-extract/css';
import { color, radius, space, text, weight } from '../tokens/contract.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const card = style(
  inComponentsLayer({
    background: color.surface,
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    minInlineSize: 0,
  }),
);

export const section = style(
  inComponentsLayer({
    minInlineSize: 0,
    selectors: {
      // Also those side by side in a grid below another one.
      '& + &, & + * > &': { borderBlockStart: `1px solid ${color.line}` },
      '&[data-padding="normal"]': { padding: `${space[16]} calc(${space[16]} + 2px)` },
    },
  }),
);

export const head = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: `${space[4]} ${space[12]}`,
    marginBlockEnd: space[12],
    selectors: {
      '[data-padding="none"] > &': { padding: `${space[16]} calc(${space[16]} + 2px) 0` },
      '&:last-child': { marginBlockEnd: 0 },
    },
  }),
);

export const words = style(inComponentsLayer({ minInlineSize: 0, flex: '1 1 auto' }));

export const title = style(
  inComponentsLayer({
    fontSize: text.title.fontSize,
    lineHeight: text.title.lineHeight,
    letterSpacing: text.title.letterSpacing,
    fontWeight: weight.bold,
  }),
);

export const description = style(
  inComponentsLayer({
    color: color.inkThird,
    fontSize: text.label.fontSize,
    lineHeight: text.label.lineHeight,
    marginBlockStart: space[2],
  }),
);

export const actions = style(
  inComponentsLayer({ display: 'flex', flexWrap: 'wrap', gap: space[8], alignItems: 'center' }),
);

export const footer = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space[8],
    padding: `${space[12]} calc(${space[16]} + 2px)`,
    borderBlockStart: `1px solid ${color.line}`,
    borderEndStartRadius: `calc(${radius.card} - 1px)`,
    borderEndEndRadius: `calc(${radius.card} - 1px)`,
    background: `color-mix(in oklab, ${color.canvas} 55%, ${color.surface})`,
  }),
);
