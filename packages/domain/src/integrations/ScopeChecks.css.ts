import { style } from '@vanilla-extract/css';
import { color, inComponentsLayer, radius, space } from '@khep/ui/tokens';

export const list = style(
  inComponentsLayer({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    border: `1px solid ${color.line}`,
    borderRadius: radius.control,
    overflow: 'hidden',
  }),
);

export const check = style(
  inComponentsLayer({
    display: 'flex',
    gap: space[12],
    padding: `${space[8]} ${space[12]}`,
    overflowWrap: 'anywhere',
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${color.line}` },
      '&[data-failed]': { background: color.tone.critical.soft, color: color.tone.critical.ink },
    },
  }),
);

export const icon = style(
  inComponentsLayer({
    flexShrink: 0,
    paddingBlockStart: '2px',
    color: color.tone.positive.ink,
    selectors: { '[data-failed] &': { color: color.tone.critical.ink } },
  }),
);
