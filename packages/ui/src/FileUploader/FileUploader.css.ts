import { style } from '@vanilla-extract/css';
import { color, radius, space, text, weight } from '../tokens/contract.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const zone = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[12],
    padding: space[16],
    border: `1px dashed ${color.controlBorder}`,
    borderRadius: radius.card,
    background: color.surface,
    selectors: {
      '&[data-drop-target]': {
        background: color.accentSoft,
        borderColor: color.accent,
        borderStyle: 'solid',
      },
      '&[data-disabled]': { background: color.sunken, borderColor: color.line },
      '[data-invalid] > &': { borderColor: color.tone.critical.solid },
    },
  }),
);
export const hint = style(inComponentsLayer({ ...text.secondary, color: color.inkThird, flex: '1 1 140px' }));
export const files = style(
  inComponentsLayer({ display: 'grid', gap: space[8], margin: 0, padding: 0, listStyle: 'none' }),
);
export const file = style(
  inComponentsLayer({
    display: 'grid',
    gap: space[8],
    padding: space[12],
    border: `1px solid ${color.line}`,
    borderRadius: radius.control,
    background: color.surface,
    minInlineSize: 0,
    selectors: {
      '&[data-status="failed"], &[data-status="refused"]': { borderColor: color.tone.critical.line },
    },
  }),
);
export const head = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
  }),
);
export const name = style(
  inComponentsLayer({
    flex: '1 1 160px',
    minInlineSize: 0,
    fontWeight: weight.medium,
    overflowWrap: 'anywhere',
  }),
);
export const size = style(
  inComponentsLayer({
    ...text.secondary,
    color: color.inkThird,
    fontWeight: weight.regular,
    fontVariantNumeric: 'tabular-nums',
    marginInlineStart: space[8],
    whiteSpace: 'nowrap',
  }),
);
export const actions = style(
  inComponentsLayer({ display: 'flex', gap: space[4], marginInlineStart: 'auto' }),
);
export const said = style(
  inComponentsLayer({
    ...text.secondary,
    color: color.inkSecond,
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-tone="critical"]': { color: color.tone.critical.ink },
      '&[data-tone="positive"]': { color: color.tone.positive.ink },
    },
  }),
);
/** At 320px the table scrolls instead of the page. */
export const report = style(
  inComponentsLayer({
    maxBlockSize: 240,
    overflow: 'auto',
    border: `1px solid ${color.line}`,
    borderRadius: radius.small,
  }),
);
export const table = style(
  inComponentsLayer({
    ...text.secondary,
    inlineSize: '100%',
    borderCollapse: 'collapse',
    textAlign: 'start',
  }),
);
const inTable = { padding: `${space[4]} ${space[8]}`, textAlign: 'start', verticalAlign: 'top' } as const;
export const heading = style(
  inComponentsLayer({
    ...inTable,
    position: 'sticky',
    insetBlockStart: 0,
    background: color.sunken,
    color: color.inkSecond,
    fontWeight: weight.medium,
  }),
);
export const cell = style(
  inComponentsLayer({
    ...inTable,
    borderBlockStart: `1px solid ${color.lineSoft}`,
    overflowWrap: 'anywhere',
  }),
);
export const line = style(
  inComponentsLayer({
    ...inTable,
    borderBlockStart: `1px solid ${color.lineSoft}`,
    fontVariantNumeric: 'tabular-nums',
  }),
);
