import { style } from '@vanilla-extract/css';
import { color, radius, space, text, weight } from '../tokens/contract.css.ts';
import { focusRing } from '../tokens/focus.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';
import { breakpoints } from '../tokens/metrics.ts';

export const frame = style(
  inComponentsLayer({
    display: 'grid',
    gap: space[8],
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [`(min-width: ${breakpoints.md}px)`]: {
        selectors: { '&[data-has-actions]': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
      },
    },
  }),
);

export const actions = style(
  inComponentsLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] }),
);

export const problems = style(inComponentsLayer({ gridColumn: '1 / -1' }));

export const bar = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[8],
    minInlineSize: 0,
  }),
);

export const search = style(
  inComponentsLayer({
    flex: '0 1 260px',
    minInlineSize: 'min(100%, 200px)',
    selectors: { '&[data-own-line]': { flexBasis: '100%' } },
  }),
);

export const chip = style(
  inComponentsLayer({
    display: 'inline-flex',
    alignItems: 'center',
    minInlineSize: 0,
    maxInlineSize: '100%',
  }),
);

export const remove = style(
  inComponentsLayer({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '24px',
    blockSize: '24px',
    marginInlineStart: space[2],
    borderRadius: radius.pill,
    color: color.inkSecond,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.sunken, color: color.ink },
      '&:focus-visible': focusRing,
    },
    '@media': { '(pointer: coarse)': { inlineSize: '36px', blockSize: '36px' } },
  }),
);

export const more = style(
  inComponentsLayer({
    display: 'grid',
    gap: space[20],
    maxBlockSize: '60dvh',
    overflowY: 'auto',
    padding: space[4],
  }),
);

export const editor = style(
  inComponentsLayer({ display: 'grid', gap: space[12], inlineSize: 'min(300px, calc(100vw - 56px))' }),
);

export const options = style(
  inComponentsLayer({ display: 'grid', gap: space[8], border: 0, margin: 0, padding: 0, minInlineSize: 0 }),
);

export const legend = style(
  inComponentsLayer({
    padding: 0,
    marginBlockEnd: space[8],
    fontSize: text.label.fontSize,
    lineHeight: text.label.lineHeight,
    fontWeight: weight.medium,
  }),
);

export const list = style(
  inComponentsLayer({
    display: 'grid',
    gap: space[6],
    maxBlockSize: '280px',
    overflowY: 'auto',
    padding: space[4],
  }),
);

export const ends = style(
  inComponentsLayer({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[8], alignItems: 'start' }),
);

export const presets = style(inComponentsLayer({ display: 'flex', flexWrap: 'wrap', gap: space[6] }));

export const preset = style(
  inComponentsLayer({
    minBlockSize: '28px',
    paddingInline: '10px',
    border: `1px solid ${color.controlBorder}`,
    borderRadius: radius.pill,
    color: color.inkSecond,
    fontSize: text.label.fontSize,
    lineHeight: text.label.lineHeight,
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: color.ink, borderColor: color.inkThird },
      '&[aria-pressed="true"]': {
        background: color.accentSoft,
        borderColor: color.accentLine,
        color: color.accentInk,
        fontWeight: weight.medium,
      },
      '&:focus-visible': focusRing,
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
);
