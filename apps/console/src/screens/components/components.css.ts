import {
  breakpoints,
  color,
  focusRing,
  inComponentsLayer,
  radius,
  space,
  text,
  weight,
} from '@khep/ui/tokens';
import { style } from '@vanilla-extract/css';

const wide = `(min-width: ${breakpoints.md}px)`;

export const page = style(
  inComponentsLayer({
    maxInlineSize: 1280,
    marginInline: 'auto',
  }),
);

export const top = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[12],
    maxInlineSize: 1280,
    marginInline: 'auto',
    // aligned with the page below
    padding: `${space[12]} ${space[24]}`,
    borderBlockEnd: `1px solid ${color.line}`,
    '@media': { '(max-width: 640px)': { paddingInline: space[12] } },
  }),
);

export const brand = style(
  inComponentsLayer({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    borderRadius: radius.control,
    color: color.ink,
    fontSize: text.title.fontSize,
    fontWeight: weight.bold,
    textDecoration: 'none',
    selectors: { '&:focus-visible': focusRing },
  }),
);

export const mark = style(
  inComponentsLayer({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 28,
    blockSize: 28,
    borderRadius: 8,
    background: color.accent,
    color: color.onAccent,
  }),
);

export const columns = style(
  inComponentsLayer({
    display: 'grid',
    gap: space[24],
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '@media': { [wide]: { gridTemplateColumns: '220px minmax(0, 1fr)' } },
  }),
);

export const side = style(
  inComponentsLayer({ '@media': { [wide]: { position: 'sticky', insetBlockStart: space[16] } } }),
);

export const list = style(
  inComponentsLayer({
    display: 'grid',
    gap: space[16],
    maxBlockSize: 220,
    overflow: 'auto',
    padding: space[2],
    '@media': { [wide]: { maxBlockSize: 'calc(100vh - 96px)' } },
  }),
);

export const shelf = style(inComponentsLayer({ minInlineSize: 0 }));

export const entry = style(
  inComponentsLayer({
    padding: `${space[4]} ${space[8]}`,
    borderRadius: radius.small,
    selectors: {
      '&[data-current]': { background: color.accentSoft, boxShadow: `inset 2px 0 ${color.accent}` },
    },
  }),
);

/** The background of a story; it scrolls horizontally instead of widening the page. */
export const stage = style(
  inComponentsLayer({
    padding: space[16],
    overflowX: 'auto',
    background: color.canvas,
    borderRadius: radius.control,
    border: `1px solid ${color.lineSoft}`,
  }),
);

/** Height of a story that isn't rendered yet: about that of most. */
export const reserved = style(inComponentsLayer({ minBlockSize: 120 }));

export const code = style(
  inComponentsLayer({
    margin: 0,
    padding: space[12],
    overflowX: 'auto',
    background: color.sunken,
    borderRadius: radius.control,
    fontSize: '0.8125rem',
  }),
);
