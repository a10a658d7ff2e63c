import { style } from '@vanilla-extract/css';
import { color, inComponentsLayer, weight } from '@khep/ui/tokens';

const change = { fontWeight: weight.semibold, whiteSpace: 'nowrap' } as const;
export const better = style(inComponentsLayer({ ...change, color: color.tone.positive.ink }));
export const worse = style(inComponentsLayer({ ...change, color: color.tone.critical.ink }));
