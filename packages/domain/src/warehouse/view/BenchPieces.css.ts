import { style } from '@vanilla-extract/css';
import { color, inComponentsLayer, radius, space, text, weight } from '@khep/ui/tokens';

export const pieces = style(
  inComponentsLayer({
    display: 'flex',
    flexDirection: 'column',
    gap: space[4],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);
export const piece = style(
  inComponentsLayer({
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    padding: `${space[8]} ${space[12]}`,
    borderInlineStart: '4px solid transparent',
    borderRadius: radius.small,
    selectors: {
      '&[aria-current]': { background: color.accentSoft, borderInlineStartColor: color.accent },
    },
  }),
);
export const mark = style(
  inComponentsLayer({
    ...text.secondary,
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '24px',
    blockSize: '24px',
    borderRadius: radius.pill,
    border: `1px solid ${color.controlBorder}`,
    selectors: {
      '&[data-in]': {
        background: color.tone.positive.solid,
        borderColor: color.tone.positive.solid,
        color: color.tone.positive.onSolid,
      },
    },
  }),
);
export const words = style(
  inComponentsLayer({ display: 'flex', flexDirection: 'column', minInlineSize: 0, overflowWrap: 'anywhere' }),
);
export const name = style(inComponentsLayer({ ...text.body, fontWeight: weight.medium }));
export const code = style(inComponentsLayer({ ...text.secondary, color: color.inkSecond }));
