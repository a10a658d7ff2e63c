import { style } from '@vanilla-extract/css';
import { color, radius, space, text } from '../../tokens/contract.css.ts';
import { focusRing } from '../../tokens/focus.css.ts';
import { inComponentsLayer } from '../../tokens/inLayer.ts';

export const panel = style(
  inComponentsLayer({
    display: 'grid',
    gap: space[16],
    inlineSize: 'min(380px, calc(100vw - 56px))',
    maxBlockSize: 'min(70dvh, 560px)',
    overflowY: 'auto',
    padding: space[2],
  }),
);

export const list = style(inComponentsLayer({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }));

export const item = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[2]} ${space[8]}`,
    paddingBlock: space[4],
    borderBlockEnd: `1px solid ${color.lineSoft}`,
  }),
);

export const name = style(inComponentsLayer({ flex: '1 1 120px', minInlineSize: 0 }));
export const tools = style(
  inComponentsLayer({ display: 'inline-flex', alignItems: 'center', gap: space[2] }),
);

export const small = style(
  inComponentsLayer({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '26px',
    blockSize: '26px',
    borderRadius: radius.small,
    color: color.inkSecond,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.sunken, color: color.ink },
      '&[aria-disabled]': { opacity: 0.4, cursor: 'default', background: 'none' },
      '&:focus-visible': focusRing,
    },
    '@media': { '(pointer: coarse)': { inlineSize: '36px', blockSize: '36px' } },
  }),
);

export const pin = style(
  inComponentsLayer({
    minBlockSize: '28px',
    marginInlineStart: space[4],
    paddingInline: space[4],
    font: 'inherit',
    fontSize: text.secondary.fontSize,
    color: color.ink,
    background: color.surface,
    border: `1px solid ${color.controlBorder}`,
    borderRadius: radius.small,
    selectors: { '&:focus-visible': focusRing },
  }),
);

export const foot = style(inComponentsLayer({ display: 'flex', justifyContent: 'end', gap: space[8] }));

export const dirty = style(
  inComponentsLayer({
    inlineSize: '7px',
    blockSize: '7px',
    borderRadius: radius.pill,
    background: color.accent,
    display: 'inline-block',
    marginInlineStart: space[6],
    verticalAlign: 'middle',
    '@media': { '(forced-colors: active)': { background: 'Highlight' } },
  }),
);

export const visuallyHidden = style(
  inComponentsLayer({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
