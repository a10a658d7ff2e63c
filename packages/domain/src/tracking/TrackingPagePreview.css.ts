import { style } from '@vanilla-extract/css';
import { color, inComponentsLayer, radius } from '@khep/ui/tokens';

export const device = style(
  inComponentsLayer({
    overflow: 'hidden',
    inlineSize: '100%',
    marginInline: 'auto',
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    background: '#fff',
    selectors: {
      '&[data-device="phone"]': {
        maxInlineSize: '376px',
        border: `6px solid ${color.ink}`,
        borderRadius: '28px',
      },
    },
  }),
);

export const page = style(
  inComponentsLayer({ display: 'block', inlineSize: '100%', blockSize: 'min(760px, 80vh)', border: 'none' }),
);
