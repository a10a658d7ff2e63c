import { style } from '@vanilla-extract/css';
import { color, inComponentsLayer, radius } from '@khep/ui/tokens';

export const bar = style(
  inComponentsLayer({
    display: 'flex',
    gap: '2px',
    blockSize: '8px',
    overflow: 'hidden',
    borderRadius: radius.pill,
    background: color.sunken,
  }),
);

const tones = ['accent', 'info', 'caution', 'positive', 'neutral'] as const;
/** A part of the bar; its neighbour has another colour, and its name and share stand under the bar. */
export const parts = tones.map((tone) =>
  style(inComponentsLayer({ flexBasis: 0, background: color.tone[tone].solid })),
);
