import { style } from '@vanilla-extract/css';
import { color, inComponentsLayer, radius, space } from '@khep/ui/tokens';

/** The tracking page is white in every theme. */
export const paper = style(
  inComponentsLayer({
    display: 'flex',
    alignItems: 'center',
    inlineSize: '112px',
    blockSize: '28px',
    paddingInline: space[8],
    background: '#fff',
    border: `1px solid ${color.line}`,
    borderRadius: radius.small,
    forcedColorAdjust: 'none',
  }),
);

export const bar = style(
  inComponentsLayer({ inlineSize: '64px', blockSize: '5px', borderRadius: radius.small }),
);

export const filled = style(
  inComponentsLayer({ paddingInline: space[6], borderRadius: radius.small, fontSize: '12px' }),
);
