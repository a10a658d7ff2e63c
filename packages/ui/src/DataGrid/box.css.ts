import { style } from '@vanilla-extract/css';
import { color, radius } from '../tokens/contract.css.ts';
import { focusRing } from '../tokens/focus.css.ts';
import { inComponents } from '../tokens/inLayer.ts';

export const checkboxHit = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '28px',
    blockSize: '28px',
    marginInlineStart: '-6px',
    cursor: 'pointer',
    selectors: {
      // beside the first line of its row
      'tbody &': { marginBlockStart: '-4px' },
    },
  }),
);

export const checkbox = style(
  inComponents({
    appearance: 'none',
    margin: 0,
    inlineSize: '16px',
    blockSize: '16px',
    border: `1.5px solid ${color.controlBorder}`,
    borderRadius: radius.small,
    background: color.surface,
    cursor: 'inherit',
    display: 'grid',
    placeItems: 'center',
    selectors: {
      '&:checked, &:indeterminate': { background: color.accent, borderColor: color.accent },
      '&:focus-visible': focusRing,
      '&::before': { content: '""', boxSizing: 'border-box' },
      '&:checked::before': {
        inlineSize: '9px',
        blockSize: '5px',
        borderInlineStart: `1.8px solid ${color.onAccent}`,
        borderBlockEnd: `1.8px solid ${color.onAccent}`,
        transform: 'translateY(-1px) rotate(-45deg)',
      },
      '&:indeterminate::before': {
        inlineSize: '8px',
        blockSize: '2px',
        background: color.onAccent,
        border: 0,
        transform: 'none',
      },
    },
    '@media': { '(forced-colors: active)': { appearance: 'auto' } },
  }),
);
