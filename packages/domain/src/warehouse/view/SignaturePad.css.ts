import { style } from '@vanilla-extract/css';
import { color, inComponentsLayer, radius, space, text } from '@khep/ui/tokens';

export const pad = style(inComponentsLayer({ position: 'relative' }));
export const field = style(
  inComponentsLayer({
    display: 'block',
    inlineSize: '100%',
    blockSize: '180px',
    border: `1px solid ${color.controlBorder}`,
    borderRadius: radius.control,
    background: color.surface,
    // A finger draws; the page doesn't move below it.
    touchAction: 'none',
    cursor: 'crosshair',
  }),
);
export const stroke = style(
  inComponentsLayer({
    fill: 'none',
    stroke: color.ink,
    strokeWidth: 3,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
  }),
);
export const hint = style(
  inComponentsLayer({
    position: 'absolute',
    insetInlineStart: space[12],
    insetBlockEnd: space[8],
    color: color.inkSecond,
    pointerEvents: 'none',
    ...text.secondary,
  }),
);
export const clear = style(
  inComponentsLayer({ position: 'absolute', insetInlineEnd: space[8], insetBlockStart: space[8] }),
);
