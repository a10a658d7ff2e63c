import { style } from '@vanilla-extract/css';
import { color, inComponentsLayer, radius, space, text, weight } from '@khep/ui/tokens';

const small = { fontSize: text.secondary.fontSize, lineHeight: text.secondary.lineHeight };

export const section = style(
  inComponentsLayer({ display: 'flex', flexDirection: 'column', gap: space[8], minInlineSize: 0 }),
);
export const head = style(
  inComponentsLayer({ display: 'flex', alignItems: 'baseline', gap: space[8], flexWrap: 'wrap' }),
);
export const title = style(
  inComponentsLayer({
    margin: 0,
    flexGrow: 1,
    fontSize: text.body.fontSize,
    lineHeight: text.body.lineHeight,
    fontWeight: weight.bold,
  }),
);
export const secondary = style(
  inComponentsLayer({ color: color.inkSecond, fontWeight: weight.regular, ...small }),
);
export const points = style(
  inComponentsLayer({
    minInlineSize: '24px',
    fontWeight: weight.bold,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&[data-tone="critical"]': { color: color.tone.critical.ink } },
  }),
);
export const bar = style(inComponentsLayer({ display: 'flex', gap: '2px' }));
export const barPart = style(
  inComponentsLayer({
    flex: 1,
    blockSize: '6px',
    borderRadius: radius.pill,
    background: color.line,
    selectors: { '&[data-filled]': { background: color.tone.critical.ink } },
  }),
);
const list = { margin: 0, padding: 0, listStyle: 'none' } as const;
export const reasons = style(
  inComponentsLayer({ ...list, display: 'flex', flexDirection: 'column', gap: space[4] }),
);
export const reason = style(inComponentsLayer({ display: 'flex', gap: space[8] }));
export const attempt = style(
  inComponentsLayer({ display: 'flex', flexDirection: 'column', gap: space[4], paddingBlock: space[4] }),
);
export const attemptHead = style(inComponentsLayer({ margin: 0 }));
export const track = style(
  inComponentsLayer({
    position: 'relative',
    blockSize: '12px',
    borderRadius: radius.pill,
    background: color.line,
    overflow: 'hidden',
  }),
);
export const hours = style(
  inComponentsLayer({ position: 'absolute', insetBlock: 0, background: color.accentSoft }),
);
export const scan = style(
  inComponentsLayer({
    position: 'absolute',
    insetBlockStart: '2px',
    inlineSize: '8px',
    blockSize: '8px',
    marginInlineStart: '-4px',
    borderRadius: radius.pill,
    background: color.inkSecond,
    selectors: {
      '&[data-state="out"]': { background: color.accent },
      '&[data-state="failed"]': { background: color.tone.critical.ink },
    },
  }),
);
export const scans = style(
  inComponentsLayer({ ...list, display: 'flex', flexWrap: 'wrap', columnGap: space[16] }),
);
export const strip = style(
  inComponentsLayer({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
    gap: '1px',
    margin: 0,
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    background: color.line,
    overflow: 'hidden',
  }),
);
export const fact = style(
  inComponentsLayer({ padding: `${space[8]} ${space[16]}`, background: color.surface }),
);
export const cutOffFact = style([
  fact,
  inComponentsLayer({
    gridColumn: '1 / -1',
    '@media': { '(min-width: 64rem)': { gridColumn: 'span 2' } },
  }),
]);
export const timeline = style(
  inComponentsLayer({ display: 'flex', flexDirection: 'column', gap: space[4], margin: 0 }),
);
export const cutOffs = style(inComponentsLayer({ ...list, display: 'flex', gap: space[12] }));
export const cutOff = style(
  inComponentsLayer({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    gap: space[4],
    flexBasis: '96px',
    minInlineSize: 0,
    paddingBlockEnd: space[2],
    borderBlockEnd: `1px solid ${color.line}`,
    textAlign: 'end',
  }),
);
export const caseDots = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '3px',
    maxInlineSize: '96px',
  }),
);
export const caseDot = style(
  inComponentsLayer({
    display: 'inline-block',
    inlineSize: '8px',
    blockSize: '8px',
    borderRadius: radius.pill,
    selectors: {
      '&[data-kind="back"]': { background: color.tone.critical.ink },
      '&[data-kind="again"]': { background: color.accent },
    },
  }),
);
export const cutOffLegend = style(
  inComponentsLayer({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: space[6],
    color: color.inkSecond,
    ...small,
  }),
);
export const figure = style(
  inComponentsLayer({
    margin: 0,
    fontSize: '18px',
    lineHeight: '24px',
    fontWeight: weight.bold,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&[data-tone="critical"]': { color: color.tone.critical.ink } },
  }),
);
export const summaryLine = style(
  inComponentsLayer({ display: 'flex', alignItems: 'center', gap: space[6], minInlineSize: 0 }),
);
export const name = style(
  inComponentsLayer({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);
export const mark = style(
  inComponentsLayer({
    flexShrink: 0,
    paddingInline: space[6],
    borderRadius: radius.control,
    fontWeight: weight.semibold,
    ...small,
    selectors: {
      '&[data-tone="critical"]': {
        background: color.tone.critical.soft,
        color: color.tone.critical.ink,
      },
      '&[data-tone="positive"]': {
        background: color.tone.positive.soft,
        color: color.tone.positive.ink,
      },
      '&[data-tone="caution"]': { background: color.tone.caution.soft, color: color.tone.caution.ink },
    },
  }),
);
export const dots = style(inComponentsLayer({ display: 'inline-flex', gap: '3px' }));
export const dot = style(
  inComponentsLayer({
    inlineSize: '8px',
    blockSize: '8px',
    border: `1px solid ${color.inkSecond}`,
    borderRadius: radius.pill,
    selectors: { '&[data-filled]': { background: color.inkSecond } },
  }),
);
export const risk = style(
  inComponentsLayer({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[6],
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const riskBar = style(
  inComponentsLayer({
    inlineSize: '36px',
    blockSize: '5px',
    borderRadius: radius.pill,
    background: color.line,
    overflow: 'hidden',
  }),
);
export const riskFill = style(
  inComponentsLayer({
    display: 'block',
    blockSize: '100%',
    background: color.accent,
    selectors: {
      '&[data-tone="critical"]': { background: color.tone.critical.ink },
      '&[data-tone="caution"]': { background: color.tone.caution.ink },
    },
  }),
);

/** Beside a list it stays in sight, however long the form is. */
export const send = style(
  inComponentsLayer({
    selectors: {
      'aside &': {
        position: 'sticky',
        // Over the padding of the panel, below which fields would show.
        insetBlockEnd: `calc(-1 * ${space[16]})`,
        zIndex: 1,
        paddingBlock: space[12],
        background: color.surface,
      },
    },
  }),
);
