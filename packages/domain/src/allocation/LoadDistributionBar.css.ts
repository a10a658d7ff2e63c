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
/** Adjacent segments differ in colour; the names and shares below the bar identify them. */
export const parts = tones.map((tone) =>
  style(inComponentsLayer({ flexBasis: 0, background: color.tone[tone].solid })),
);
