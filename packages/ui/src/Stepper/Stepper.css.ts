import { style } from '@vanilla-extract/css';
import { color, radius, space, text, weight } from '../tokens/contract.css.ts';
import { focusRing, noRing } from '../tokens/focus.css.ts';
import { forcedColorsOnly, forcedHighlight } from '../tokens/forcedColors.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const frame = style(inComponentsLayer({ containerType: 'inline-size', minInlineSize: 0 }));

export const list = style(
  inComponentsLayer({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const entry = style(
  inComponentsLayer({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    // The label may shrink, the mark may not.
    minInlineSize: '24px',
    selectors: {
      '&:not(:last-child)::after': {
        content: '""',
        inlineSize: '80px',
        minInlineSize: '12px',
        flexShrink: 1,
        blockSize: '1px',
        background: color.line,
      },
    },
    // On a phone, lines take the remaining space.
    '@container': {
      '(max-width: 520px)': {
        flexShrink: 0,
        selectors: {
          '&:has([data-status="current"])': { flexShrink: 1 },
          '&:not(:last-child)': { flexGrow: 1 },
          '&:not(:last-child)::after': { inlineSize: '12px', flexGrow: 1, flexShrink: 0 },
        },
      },
    },
  }),
);

export const step = style(
  inComponentsLayer({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: '32px',
    minInlineSize: 0,
    borderRadius: radius.control,
    color: color.inkThird,
    fontWeight: weight.medium,
    textAlign: 'start',
    ...noRing,
    selectors: {
      '&[data-status="done"]': { color: color.ink },
      '&[data-status="current"]': { color: color.ink, fontWeight: weight.semibold },
      'button&': { cursor: 'pointer' },
      'button&:hover': { color: color.accentInk },
      '&:focus-visible': focusRing,
    },
  }),
);

export const mark = style(
  inComponentsLayer({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '24px',
    blockSize: '24px',
    borderRadius: radius.pill,
    border: `1px solid ${color.line}`,
    background: color.surface,
    fontSize: text.secondary.fontSize,
    lineHeight: 1,
    fontWeight: weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '[data-status="done"] > &': {
        background: color.tone.positive.solid,
        borderColor: color.tone.positive.solid,
        color: color.tone.positive.onSolid,
      },
      '[data-status="current"] > &': {
        background: color.accent,
        borderColor: color.accent,
        color: color.onAccent,
      },
    },
    '@media': forcedColorsOnly({ selectors: { '[data-status="current"] > &': forcedHighlight } }),
  }),
);

export const label = style(
  inComponentsLayer({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // On a phone only the current step shows its label; the others keep it for screen readers.
    '@container': {
      '(max-width: 520px)': {
        selectors: {
          '[data-status="done"] > &, [data-status="upcoming"] > &': {
            position: 'absolute',
            inlineSize: '1px',
            blockSize: '1px',
            clipPath: 'inset(50%)',
          },
        },
      },
    },
  }),
);
