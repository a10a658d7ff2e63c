import { style, styleVariants } from '@vanilla-extract/css';
import { color, inComponentsLayer, radius, space, text, weight } from '@khep/ui/tokens';

const wide = '(inline-size >= 560px)';

export const frame = style(
  inComponentsLayer({ containerType: 'inline-size', fontVariantNumeric: 'tabular-nums' }),
);

/** The picture needs room; below it, the list takes its place. */
export const picture = style(
  inComponentsLayer({ display: 'none', direction: 'ltr', '@container': { [wide]: { display: 'block' } } }),
);
export const chart = style(
  inComponentsLayer({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '104px minmax(0, 1fr)',
    columnGap: space[12],
  }),
);
export const days = style(inComponentsLayer({ gridColumn: 2, position: 'relative', blockSize: 48 }));
export const day = style(
  inComponentsLayer({
    ...text.secondary,
    position: 'absolute',
    insetBlockStart: 0,
    transform: 'translateX(-50%)',
    whiteSpace: 'nowrap',
    color: color.inkThird,
    selectors: { '&[data-today]': { color: color.ink, fontWeight: weight.semibold } },
  }),
);
export const rules = style(
  inComponentsLayer({
    position: 'absolute',
    insetBlock: '20px 0',
    insetInlineStart: `calc(104px + ${space[12]})`,
    insetInlineEnd: 0,
    pointerEvents: 'none',
  }),
);
const vertical = { position: 'absolute', insetBlock: 0, inlineSize: 0 } as const;
export const rule = style(inComponentsLayer({ ...vertical, borderInlineStart: `1px solid ${color.line}` }));
export const now = style(
  inComponentsLayer({
    ...vertical,
    insetBlockStart: 16,
    borderInlineStart: `1px solid ${color.tone.accent.line}`,
  }),
);
export const promise = style(
  inComponentsLayer({ ...vertical, insetBlockStart: 16, borderInlineStart: `2px dotted ${color.ink}` }),
);
/** The words of a vertical line, before it so that they fit at the end. */
export const mark = style(
  inComponentsLayer({
    ...text.secondary,
    position: 'absolute',
    insetBlockStart: -16,
    insetInlineEnd: space[4],
    whiteSpace: 'nowrap',
    color: color.accentInk,
    selectors: { [`${promise} > &`]: { color: color.ink, fontWeight: weight.semibold, insetBlockStart: -1 } },
  }),
);
export const name = style(
  inComponentsLayer({ ...text.secondary, paddingBlock: space[12], color: color.inkThird, minInlineSize: 0 }),
);
export const title = style(
  inComponentsLayer({ ...text.body, display: 'block', fontWeight: weight.semibold, color: color.ink }),
);
export const track = style(inComponentsLayer({ position: 'relative', minBlockSize: 74 }));

export const tones = styleVariants({
  positive: inComponentsLayer({ color: color.tone.positive.solid }),
  accent: inComponentsLayer({ color: color.accent }),
  caution: inComponentsLayer({ color: color.tone.caution.ink }),
  critical: inComponentsLayer({ color: color.tone.critical.solid }),
});
const middle = 30;
export const move = style(
  inComponentsLayer({
    position: 'absolute',
    insetBlockStart: middle - 1,
    borderBlockStart: '3px solid currentColor',
    selectors: { '&[data-back]': { borderBlockStartStyle: 'dashed', color: color.tone.caution.ink } },
  }),
);
export const stay = style(
  inComponentsLayer({
    position: 'absolute',
    insetBlockStart: middle - 6,
    minInlineSize: 12,
    blockSize: 12,
    boxSizing: 'border-box',
    border: '2px solid currentColor',
    borderRadius: radius.pill,
    background: color.surface,
    selectors: { '&[data-back]': { color: color.tone.caution.ink } },
  }),
);
/** Above and below in turn, so that neighbours don't overlap. */
export const place = style(
  inComponentsLayer({
    ...text.secondary,
    position: 'absolute',
    insetBlockStart: middle - 26,
    maxInlineSize: 190,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: color.inkSecond,
    selectors: {
      '&[data-below]': { insetBlockStart: middle + 8 },
      '&[data-end]': { transform: 'translateX(-100%)' },
    },
  }),
);
export const end = style(
  inComponentsLayer({
    position: 'absolute',
    insetBlockStart: middle - 7,
    inlineSize: 14,
    blockSize: 14,
    boxSizing: 'border-box',
    transform: 'translateX(-50%)',
    borderRadius: radius.pill,
    background: 'currentColor',
    border: '1px solid transparent',
  }),
);
export const failure = style([
  end,
  inComponentsLayer({
    color: color.tone.critical.solid,
    inlineSize: 10,
    blockSize: 10,
    insetBlockStart: middle - 5,
  }),
]);
/** The way that is still to go. */
export const ahead = style(
  inComponentsLayer({
    position: 'absolute',
    insetBlockStart: middle - 1,
    borderBlockStart: '2px dotted currentColor',
  }),
);
/** The days between which it is expected. */
export const band = style(
  inComponentsLayer({
    position: 'absolute',
    insetBlockStart: middle - 7,
    minInlineSize: 14,
    blockSize: 14,
    borderRadius: radius.pill,
    background: color.tone.accent.soft,
  }),
);
export const likely = style(
  inComponentsLayer({
    position: 'absolute',
    insetBlockStart: middle - 5,
    inlineSize: 10,
    blockSize: 10,
    transform: 'translateX(-50%) rotate(45deg)',
    background: 'currentColor',
  }),
);
export const likelyDay = style(
  inComponentsLayer({
    ...text.secondary,
    position: 'absolute',
    insetBlockStart: middle - 26,
    paddingInline: space[4],
    fontWeight: weight.semibold,
    whiteSpace: 'nowrap',
    selectors: {
      '&[data-below]': { insetBlockStart: middle + 8 },
      '&[data-end]': { transform: 'translateX(-100%)' },
    },
  }),
);
export const status = style(
  inComponentsLayer({
    ...text.secondary,
    position: 'absolute',
    insetBlockStart: middle + 26,
    fontWeight: weight.semibold,
    whiteSpace: 'nowrap',
    selectors: { '&[data-end]': { transform: 'translateX(-100%)' } },
  }),
);

/** For screen readers in every width, and for all on a phone. */
export const list = style(
  inComponentsLayer({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    display: 'grid',
    gap: space[12],
    '@container': {
      [wide]: {
        position: 'absolute',
        inlineSize: 1,
        blockSize: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  }),
);
export const stops = style(inComponentsLayer({ margin: 0, padding: 0, listStyle: 'none' }));
export const stop = style(
  inComponentsLayer({
    ...text.secondary,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space[8],
    paddingBlock: space[2],
    color: color.inkSecond,
  }),
);
export const time = style(inComponentsLayer({ color: color.inkThird, textAlign: 'end' }));
