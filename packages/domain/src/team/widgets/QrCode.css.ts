import { style } from '@vanilla-extract/css';
import { inComponentsLayer, radius } from '@khep/ui/tokens';

/** Black on white in every theme: cameras read nothing else. */
export const code = style(
  inComponentsLayer({
    display: 'block',
    inlineSize: 180,
    blockSize: 180,
    background: '#fff',
    color: '#000',
    borderRadius: radius.control,
    shapeRendering: 'crispEdges',
  }),
);
