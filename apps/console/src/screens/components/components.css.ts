import { breakpoints, color, inComponents, radius, space } from '@khep/ui/tokens';
import { style } from '@vanilla-extract/css';

const wide = `(min-width: ${breakpoints.md}px)`;

export const page = style(
  inComponents({
    maxInlineSize: 1280,
    marginInline: 'auto',
    padding: space[16],
    '@media': { [wide]: { padding: space[32] } },
  }),
);

export const columns = style(
  inComponents({
    display: 'grid',
    gap: space[24],
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '@media': { [wide]: { gridTemplateColumns: '240px minmax(0, 1fr)' } },
  }),
);

export const list = style(
  inComponents({
    maxBlockSize: 240,
    overflow: 'auto',
    '@media': {
      [wide]: { maxBlockSize: 'calc(100vh - 200px)', position: 'sticky', insetBlockStart: space[16] },
    },
  }),
);

export const entry = style(
  inComponents({
    display: 'block',
    padding: `${space[4]} ${space[8]}`,
    borderRadius: radius.small,
    selectors: { '&[data-current]': { background: color.accentSoft } },
  }),
);

/** The ground a story stands on; it scrolls sideways rather than push the page. */
export const stage = style(
  inComponents({
    padding: space[16],
    overflowX: 'auto',
    background: color.canvas,
    borderRadius: radius.control,
    border: `1px solid ${color.lineSoft}`,
  }),
);

export const code = style(
  inComponents({
    margin: 0,
    padding: space[12],
    overflowX: 'auto',
    background: color.sunken,
    borderRadius: radius.control,
    fontSize: '0.8125rem',
  }),
);
