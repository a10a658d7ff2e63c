import { style } from '@vanilla-extract/css';
import { color, inComponentsLayer, radius, space, text, weight } from '@khep/ui/tokens';

export const frame = style(
  inComponentsLayer({
    containerType: 'inline-size',
    background: color.surface,
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const panel = style(
  inComponentsLayer({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container': { '(inline-size >= 760px)': { gridTemplateColumns: '210px minmax(0, 1fr) 290px' } },
  }),
);
export const part = style(
  inComponentsLayer({
    minInlineSize: 0,
    padding: `${space[12]} ${space[16]}`,
    selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${color.line}` } },
    '@container': {
      '(inline-size >= 760px)': {
        selectors: {
          '&:not(:first-child)': { borderBlockStart: 'none', borderInlineStart: `1px solid ${color.line}` },
        },
      },
    },
  }),
);
export const label = style(inComponentsLayer({ ...text.label, margin: 0, color: color.inkThird }));
export const total = style(
  inComponentsLayer({ ...text.number, margin: 0, fontWeight: weight.bold, color: color.ink }),
);

export const curve = style(
  inComponentsLayer({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: space[12],
    alignItems: 'end',
  }),
);
export const end = style(inComponentsLayer({ ...text.secondary, color: color.inkThird, textAlign: 'end' }));
export const endPrice = style(
  inComponentsLayer({ display: 'block', color: color.ink, fontWeight: weight.semibold }),
);
/** The slider's thumb overhangs its rail by half of its 18px. */
export const plot = style(inComponentsLayer({ position: 'relative', blockSize: 64, marginInline: 9 }));
export const drawing = style(
  inComponentsLayer({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    overflow: 'visible',
  }),
);
export const line = style(
  inComponentsLayer({
    fill: 'none',
    stroke: color.tone.accent.line,
    strokeWidth: 2,
    vectorEffect: 'non-scaling-stroke',
  }),
);
export const area = style(inComponentsLayer({ fill: color.accentSoft, stroke: 'none' }));
const centred = { position: 'absolute', transform: 'translate(-50%, 50%)' } as const;
export const point = style(
  inComponentsLayer({
    ...centred,
    inlineSize: 6,
    blockSize: 6,
    boxSizing: 'border-box',
    borderRadius: radius.pill,
    background: color.surface,
    border: `1px solid ${color.accent}`,
  }),
);
/** Point at the cost of the rules and load distribution. */
export const recommended = style(
  inComponentsLayer({
    ...centred,
    inlineSize: 10,
    blockSize: 10,
    borderRadius: radius.pill,
    background: color.accent,
    border: '1px solid transparent',
  }),
);
export const drop = style(
  inComponentsLayer({
    position: 'absolute',
    insetBlockEnd: 0,
    borderInlineStart: `1px dashed ${color.inkThird}`,
    transform: 'translateX(-50%)',
  }),
);
export const caption = style(
  inComponentsLayer({
    ...text.secondary,
    margin: 0,
    minBlockSize: 17,
    color: color.ink,
    fontWeight: weight.semibold,
    textAlign: 'center',
  }),
);
export const compare = style(
  inComponentsLayer({
    ...text.label,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    columnGap: space[16],
    rowGap: space[2],
    margin: 0,
    color: color.inkSecond,
  }),
);
export const amount = style(
  inComponentsLayer({
    textAlign: 'end',
    color: color.ink,
    fontWeight: weight.semibold,
    selectors: { '&[data-less]': { color: color.tone.positive.ink } },
  }),
);
export const days = style(inComponentsLayer({ textAlign: 'end', color: color.inkThird }));
export const note = style(
  inComponentsLayer({ ...text.secondary, gridColumn: '1 / -1', color: color.inkThird }),
);
