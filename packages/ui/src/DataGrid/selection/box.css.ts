import { style } from '@vanilla-extract/css';
import { color, radius } from '../../tokens/contract.css.ts';
import { focusRing } from '../../tokens/focus.css.ts';
import { inComponentsLayer } from '../../tokens/inLayer.ts';

/** Hit area beyond the visible box, in pixels. */
const reach = '6px';

// The transparent border is the hit area; the visible box is painted inside.
export const checkbox = style(
  inComponentsLayer({
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '28px',
    blockSize: '28px',
    margin: 0,
    marginInlineStart: `calc(-1 * ${reach})`,
    border: `${reach} solid transparent`,
    borderRadius: `calc(${radius.small} + ${reach})`,
    background: `${color.surface} padding-box`,
    boxShadow: `inset 0 0 0 1.5px ${color.controlBorder}`,
    cursor: 'pointer',
    selectors: {
      // Aligned with the first line of its row.
      'tbody &': { marginBlockStart: '-4px' },
      '&:hover': { boxShadow: `inset 0 0 0 1.5px ${color.inkThird}` },
      '&:active': { backgroundColor: color.sunken },
      '&:checked, &:indeterminate': { backgroundColor: color.accent, boxShadow: 'none' },
      '&:is(:checked, :indeterminate):hover': { backgroundColor: color.accentHover },
      '&:is(:checked, :indeterminate):active': { backgroundColor: color.accentInk },
      '&:focus-visible': { ...focusRing, outlineOffset: `calc(2px - ${reach})` },
      '&:checked::before': {
        content: '""',
        boxSizing: 'border-box',
        inlineSize: '9px',
        blockSize: '5px',
        borderInlineStart: `1.8px solid ${color.onAccent}`,
        borderBlockEnd: `1.8px solid ${color.onAccent}`,
        transform: 'translateY(-1px) rotate(-45deg)',
      },
      '&:indeterminate::before': {
        content: '""',
        inlineSize: '8px',
        blockSize: '2px',
        background: color.onAccent,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        appearance: 'auto',
        inlineSize: '16px',
        blockSize: '16px',
        border: 0,
        marginInlineStart: 0,
        selectors: { 'tbody &': { marginBlockStart: '2px' } },
      },
    },
  }),
);
