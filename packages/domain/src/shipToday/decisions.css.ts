import { style } from '@vanilla-extract/css';
import { color, inComponentsLayer, radius, space, text, weight } from '@khep/ui/tokens';

export const title = style(
  inComponentsLayer({ margin: 0, fontSize: text.body.fontSize, lineHeight: '18px', fontWeight: weight.bold }),
);
export const lines = style(inComponentsLayer({ margin: `${space[6]} 0` }));
export const line = style(
  inComponentsLayer({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[8],
    fontSize: text.label.fontSize,
    lineHeight: '21px',
  }),
);
export const name = style(inComponentsLayer({ minInlineSize: 0, overflowWrap: 'break-word' }));
export const second = style(inComponentsLayer({ color: color.inkSecond }));
export const value = style(
  inComponentsLayer({
    margin: 0,
    fontWeight: weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    whiteSpace: 'nowrap',
  }),
);
export const of = style(inComponentsLayer({ color: color.inkThird, fontWeight: weight.regular }));
export const note = style(
  inComponentsLayer({
    margin: 0,
    color: color.inkThird,
    fontSize: text.secondary.fontSize,
    lineHeight: text.secondary.lineHeight,
  }),
);
/** One grid for all couriers, so that their bars start together and have one scale. */
export const shares = style(
  inComponentsLayer({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(40px, 1.2fr) auto',
    columnGap: space[8],
    margin: `${space[6]} 0`,
  }),
);
export const share = style(
  inComponentsLayer({
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    gridColumn: '1 / -1',
    alignItems: 'center',
    fontSize: text.label.fontSize,
    lineHeight: '20px',
  }),
);
export const track = style(
  inComponentsLayer({
    position: 'relative',
    blockSize: '8px',
    borderRadius: '2px',
    background: color.line,
    marginInlineEnd: '2px',
  }),
);
export const result = style(
  inComponentsLayer({ display: 'block', blockSize: '100%', borderRadius: '2px', background: color.accent }),
);
export const target = style(
  inComponentsLayer({
    position: 'absolute',
    insetBlock: '-3px',
    inlineSize: '2px',
    background: color.ink,
    boxShadow: `0 0 0 1px ${color.surface}`,
  }),
);
export const ends = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space[12],
    margin: `${space[6]} 0 0`,
    color: color.inkThird,
    fontSize: text.secondary.fontSize,
    lineHeight: text.secondary.lineHeight,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const strong = style(inComponentsLayer({ color: color.ink, fontWeight: weight.semibold }));
export const cost = style(
  inComponentsLayer({
    display: 'flex',
    gap: '2px',
    marginBlockStart: space[4],
    blockSize: '18px',
    overflow: 'hidden',
    borderRadius: radius.small,
  }),
);
export const cheapest = style(inComponentsLayer({ flexBasis: 0, background: color.controlBorder }));
export const extra = style(
  inComponentsLayer({
    flexBasis: 0,
    minInlineSize: '2px',
    selectors: {
      '&[data-part="rules"]': { background: color.accentLine },
      '&[data-part="split"]': { background: color.accent },
      '&[data-part="chosen"]': { background: color.tone.info.solid },
    },
  }),
);
export const extras = style(
  inComponentsLayer({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[12]}`, justifyContent: 'flex-end' }),
);
export const extraWords = style(inComponentsLayer({ color: color.accentInk, fontWeight: weight.medium }));
export const shareValue = style(inComponentsLayer({ display: 'contents' }));
