import { style } from '@vanilla-extract/css';
import { color, radius, space } from '../tokens/contract.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const toolbar = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[4],
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    padding: space[4],
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    background: color.surface,
    selectors: { '&[data-orientation="vertical"]': { flexDirection: 'column', alignItems: 'stretch' } },
  }),
);
export const group = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[4],
    selectors: {
      '[data-orientation="vertical"] > &': { flexDirection: 'column', alignItems: 'stretch' },
      '[data-orientation="horizontal"] > &:not(:first-child)': {
        paddingInlineStart: space[4],
        borderInlineStart: `1px solid ${color.line}`,
      },
      '[data-orientation="vertical"] > &:not(:first-child)': {
        paddingBlockStart: space[4],
        borderBlockStart: `1px solid ${color.line}`,
      },
    },
  }),
);
