import { style } from '@vanilla-extract/css';
import { inComponentsLayer, radius, weight } from '@khep/ui/tokens';

export const badge = style(
  inComponentsLayer({
    display: 'inline-grid',
    placeItems: 'center',
    // Beside text that isn't in a flex row.
    verticalAlign: 'middle',
    flexShrink: 0,
    inlineSize: '22px',
    blockSize: '22px',
    borderRadius: radius.control,
    color: 'white',
    fontSize: '10px',
    lineHeight: '1',
    fontWeight: weight.bold,
    forcedColorAdjust: 'none',
    selectors: { '&[data-chip]': { inlineSize: '18px', blockSize: '18px', fontSize: '9px' } },
  }),
);
