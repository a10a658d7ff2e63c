import { style } from '@vanilla-extract/css';
import { color, radius, shadow, space, text } from '../../tokens/contract.css.ts';
import { noRing } from '../../tokens/focus.css.ts';
import { inComponentsLayer } from '../../tokens/inLayer.ts';

const line = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

export const field = style(
  inComponentsLayer({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    paddingInline: space[12],
    background: color.surface,
    color: color.ink,
    font: 'inherit',
    textAlign: 'inherit',
    border: `2px solid ${color.accent}`,
    borderRadius: 0,
    ...noRing,
    selectors: { '&[aria-invalid="true"]': { borderColor: color.tone.critical.solid } },
  }),
);

/** Below the open editor, above the next row: the message must be fully visible. */
export const bubble = style(
  inComponentsLayer({
    position: 'absolute',
    insetBlockStart: '100%',
    insetInlineStart: 0,
    zIndex: 4,
    minInlineSize: '100%',
    inlineSize: 'max-content',
    maxInlineSize: '260px',
    paddingBlock: space[6],
    paddingInline: space[12],
    borderRadius: `0 0 ${radius.small} ${radius.small}`,
    background: color.tone.critical.soft,
    color: color.tone.critical.ink,
    boxShadow: shadow.floating,
    fontSize: text.secondary.fontSize,
    lineHeight: text.secondary.lineHeight,
    textAlign: 'start',
    whiteSpace: 'normal',
  }),
);

export const written = style(inComponentsLayer(line));
export const problem = style(
  inComponentsLayer({
    ...line,
    color: color.tone.critical.ink,
    fontSize: text.secondary.fontSize,
    lineHeight: text.secondary.lineHeight,
    selectors: { '[data-lines="1"] &': { display: 'none' } },
  }),
);
export const saving = style(
  inComponentsLayer({
    ...line,
    color: color.inkThird,
    fontSize: text.secondary.fontSize,
    lineHeight: text.secondary.lineHeight,
    selectors: {
      '[data-in-range] &': { color: color.inkSecond },
      '[data-lines="1"] &': { display: 'none' },
    },
  }),
);
