import { style } from '@vanilla-extract/css';
import { color, radius, space, text } from '../tokens/contract.css.ts';
import { focusRing, noRing } from '../tokens/focus.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const zone = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[12],
    padding: space[12],
    border: `1px dashed ${color.controlBorder}`,
    borderRadius: radius.card,
    background: color.surface,
    selectors: {
      '&[data-drop-target]': {
        background: color.accentSoft,
        borderColor: color.accent,
        borderStyle: 'solid',
      },
      '&[data-disabled]': { background: color.sunken, borderColor: color.line },
      '[data-invalid] > &': { borderColor: color.tone.critical.solid },
    },
  }),
);
export const current = style(
  inComponentsLayer({
    maxInlineSize: 160,
    maxBlockSize: 80,
    borderRadius: radius.small,
    border: `1px solid ${color.line}`,
    background: color.surface,
  }),
);
export const hint = style(inComponentsLayer({ ...text.secondary, color: color.inkThird, flex: '1 1 120px' }));
export const cropper = style(
  inComponentsLayer({
    display: 'grid',
    gap: space[12],
    padding: space[12],
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    background: color.surface,
  }),
);
/** Uses image pixels, so it doesn't depend on text direction. */
export const frame = style(
  inComponentsLayer({
    position: 'relative',
    direction: 'ltr',
    inlineSize: '100%',
    maxInlineSize: 360,
    overflow: 'hidden',
    borderRadius: radius.control,
    background: `repeating-conic-gradient(${color.line} 0% 25%, ${color.surface} 0% 50%) 0 0 / 16px 16px`,
    cursor: 'grab',
    touchAction: 'none',
    ...noRing,
    selectors: { '&:active': { cursor: 'grabbing' }, '&:focus-visible': focusRing },
  }),
);
export const picture = style(
  inComponentsLayer({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    maxInlineSize: 'none',
    transformOrigin: '0 0',
    pointerEvents: 'none',
    userSelect: 'none',
  }),
);
export const actions = style(inComponentsLayer({ display: 'flex', flexWrap: 'wrap', gap: space[8] }));
