import { style } from '@vanilla-extract/css';
import { color, inComponentsLayer, space } from '@khep/ui/tokens';

export const pile = style(inComponentsLayer({ display: 'flex', flexWrap: 'wrap', gap: space[4] }));
export const parcel = style(
  inComponentsLayer({
    inlineSize: '18px',
    blockSize: '18px',
    borderRadius: '4px',
    border: `2px solid ${color.tone.critical.solid}`,
    forcedColorAdjust: 'none',
    selectors: {
      '&[data-scanned]': {
        background: color.tone.positive.solid,
        borderColor: color.tone.positive.solid,
      },
    },
  }),
);
