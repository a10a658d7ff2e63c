import { style } from '@vanilla-extract/css';
import { color, inComponentsLayer, radius, shadow } from '@khep/ui/tokens';

export const paper = style(
  inComponentsLayer({
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    // Paper is white and ink black in every theme: this previews the print.
    background: '#fff',
    border: `1px solid ${color.line}`,
    borderRadius: radius.small,
    boxShadow: shadow.raised,
    forcedColorAdjust: 'none',
  }),
);
