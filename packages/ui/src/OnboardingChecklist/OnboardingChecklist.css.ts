import { style } from '@vanilla-extract/css';
import { color, radius, space, text, weight } from '../tokens/contract.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const checklist = style(
  inComponentsLayer({ display: 'flex', flexDirection: 'column', gap: space[12], minInlineSize: 0 }),
);
export const head = style(
  inComponentsLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space[12] }),
);
export const bar = style(inComponentsLayer({ flex: '1 1 200px', minInlineSize: 0 }));

const narrow = '(max-width: 400px)';
export const list = style(inComponentsLayer({ containerType: 'inline-size' }));
export const step = style(
  inComponentsLayer({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space[12],
    paddingBlock: space[12],
    selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.lineSoft}` } },
    '@container': { [narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  }),
);
/** On a phone the button goes below the text. */
export const action = style(
  inComponentsLayer({ '@container': { [narrow]: { gridColumn: 2, justifySelf: 'start' } } }),
);
export const mark = style(
  inComponentsLayer({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '24px',
    blockSize: '24px',
    borderRadius: radius.pill,
    border: `1px solid ${color.controlBorder}`,
    color: color.inkSecond,
    fontSize: text.secondary.fontSize,
    fontWeight: weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&[data-done]': {
        borderColor: color.tone.positive.solid,
        background: color.tone.positive.solid,
        color: color.tone.positive.onSolid,
      },
      '[aria-current="step"] > &': { borderColor: color.accent, color: color.accentInk },
    },
  }),
);
export const words = style(
  inComponentsLayer({ display: 'flex', flexDirection: 'column', minInlineSize: 0, overflowWrap: 'anywhere' }),
);
export const title = style(inComponentsLayer({ fontWeight: weight.medium }));
export const optional = style(inComponentsLayer({ color: color.inkThird, fontWeight: weight.regular }));
export const why = style(
  inComponentsLayer({
    color: color.inkThird,
    fontSize: text.secondary.fontSize,
    lineHeight: text.secondary.lineHeight,
  }),
);
