import { style } from '@vanilla-extract/css';
import { color, inComponentsLayer, space } from '@khep/ui/tokens';

export const list = style(inComponentsLayer({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }));
export const row = style(
  inComponentsLayer({
    paddingBlock: space[8],
    paddingInline: space[8],
    borderBlockStart: `1px solid ${color.line}`,
    selectors: { '&[data-changed]': { background: color.tone.caution.soft } },
  }),
);
