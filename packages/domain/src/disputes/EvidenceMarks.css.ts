import { style } from '@vanilla-extract/css';
import { color, inComponentsLayer } from '@khep/ui/tokens';

export const marks = style(
  inComponentsLayer({ display: 'inline-flex', gap: '3px', verticalAlign: 'middle' }),
);
export const mark = style(
  inComponentsLayer({
    inlineSize: '10px',
    blockSize: '10px',
    borderRadius: '2px',
    border: `1px solid ${color.line}`,
    selectors: {
      '&[data-there]': { background: color.tone.positive.ink, borderColor: color.tone.positive.ink },
    },
  }),
);
