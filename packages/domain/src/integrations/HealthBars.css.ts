import { style, styleVariants } from '@vanilla-extract/css';
import { color, inComponentsLayer } from '@khep/ui/tokens';
import type { HourState } from './state.ts';

export const bars = style(
  inComponentsLayer({
    display: 'flex',
    alignItems: 'center',
    gap: '2px',
    blockSize: '20px',
    maxInlineSize: '142px',
  }),
);

const base = style(
  inComponentsLayer({ flex: '1 1 0', minInlineSize: '2px', borderRadius: '1px', forcedColorAdjust: 'none' }),
);

const full = { blockSize: '20px' };

export const bar = styleVariants(
  {
    none: { blockSize: '6px', background: color.line },
    good: { ...full, background: color.tone.positive.line },
    degraded: { ...full, background: color.tone.caution.solid },
    failing: { ...full, background: color.tone.critical.solid },
  } satisfies Record<HourState, object>,
  (rule) => [base, inComponentsLayer(rule)],
);
