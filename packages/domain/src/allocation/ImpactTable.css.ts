import { style } from '@vanilla-extract/css';
import { color, inComponents, weight } from '@khep/ui/tokens';

const change = { fontWeight: weight.semibold, whiteSpace: 'nowrap' } as const;
export const better = style(inComponents({ ...change, color: color.tone.positive.ink }));
export const worse = style(inComponents({ ...change, color: color.tone.critical.ink }));
