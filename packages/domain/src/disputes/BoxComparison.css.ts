import { style } from '@vanilla-extract/css';
import { color, inComponentsLayer, space, text } from '@khep/ui/tokens';

export const comparison = style(
  inComponentsLayer({ display: 'flex', flexDirection: 'column', gap: space[8], minInlineSize: 0 }),
);
/** Cardboard in every theme. */
const faces = { top: '#ecd9c0', left: '#dfc3a3', right: '#d3b08a' } as const;
const face = inComponentsLayer({
  stroke: '#7a5536',
  strokeWidth: 1.2,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  forcedColorAdjust: 'none',
});
export const packedFace = {
  top: style([face, { fill: faces.top }]),
  left: style([face, { fill: faces.left }]),
  right: style([face, { fill: faces.right }]),
} as const;
export const billedEdge = style(
  inComponentsLayer({
    fill: 'none',
    stroke: color.tone.critical.ink,
    strokeWidth: 1.4,
    strokeDasharray: '5 4',
    vectorEffect: 'non-scaling-stroke',
  }),
);
export const hiddenEdge = style(inComponentsLayer({ opacity: 0.5 }));
export const size = style(
  inComponentsLayer({
    fontSize: '11px',
    fontWeight: 600,
    fill: color.ink,
    stroke: color.canvas,
    strokeWidth: 3,
    paintOrder: 'stroke',
    textAnchor: 'middle',
  }),
);
export const billedSize = style(inComponentsLayer({ fill: color.tone.critical.ink }));
export const legend = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[16],
    fontSize: text.secondary.fontSize,
    lineHeight: text.secondary.lineHeight,
    color: color.inkSecond,
  }),
);
export const key = style(inComponentsLayer({ display: 'inline-flex', alignItems: 'center', gap: space[6] }));
const mark = inComponentsLayer({
  inlineSize: '12px',
  blockSize: '12px',
  borderRadius: '2px',
  forcedColorAdjust: 'none',
});
export const packedMark = style([mark, { background: faces.left, border: '1px solid #7a5536' }]);
export const billedMark = style([mark, { border: `1.5px dashed ${color.tone.critical.ink}` }]);
