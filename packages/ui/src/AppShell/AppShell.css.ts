import { keyframes, style } from '@vanilla-extract/css';
import { color, motion, radius, shadow, size, space, text, weight } from '../tokens/contract.css.ts';
import { focusRing, noRing } from '../tokens/focus.css.ts';
import { trayRoom } from '../bottomRoom.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';
import { inlineSign } from '../tokens/inlineSign.css.ts';
import { barHeight, stickyTop } from './stickyTop.css.ts';

const narrow = '(max-width: 767px)';

export const shell = style(
  inComponentsLayer({
    vars: { [stickyTop]: barHeight },
    display: 'grid',
    gridTemplateColumns: '224px minmax(0, 1fr)',
    minBlockSize: '100dvh',
    background: color.canvas,
    selectors: { '&[data-sidebar="collapsed"]': { gridTemplateColumns: '60px minmax(0, 1fr)' } },
    '@media': { [narrow]: { selectors: { '&&': { gridTemplateColumns: 'minmax(0, 1fr)' } } } },
  }),
);

export const skip = style(
  inComponentsLayer({
    position: 'fixed',
    insetBlockStart: space[8],
    insetInlineStart: space[8],
    zIndex: 60,
    padding: `${space[8]} ${space[12]}`,
    borderRadius: radius.control,
    background: color.surface,
    color: color.accentInk,
    fontWeight: weight.semibold,
    boxShadow: shadow.floating,
    transform: 'translateY(-200%)',
    selectors: { '&:focus': { transform: 'none' }, '&:focus-visible': focusRing },
  }),
);

export const side = style(
  inComponentsLayer({
    position: 'sticky',
    insetBlockStart: 0,
    blockSize: '100dvh',
    borderInlineEnd: `1px solid ${color.line}`,
    background: color.surface,
    '@media': { [narrow]: { display: 'none' } },
  }),
);

export const column = style(
  inComponentsLayer({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }),
);

export const bar = style(
  inComponentsLayer({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 20,
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    blockSize: barHeight,
    flexShrink: 0,
    paddingInline: space[24],
    background: color.surface,
    borderBlockEnd: `1px solid ${color.line}`,
    '@media': { [narrow]: { paddingInline: space[12], gap: space[8] } },
  }),
);

const barButton = {
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: size.control,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `border-color ${motion.fast} ${motion.ease}`,
  ...noRing,
} as const;

export const menuButton = style(
  inComponentsLayer({
    ...barButton,
    display: 'none',
    justifyContent: 'center',
    inlineSize: '40px',
    blockSize: '40px',
    flexShrink: 0,
    borderColor: 'transparent',
    color: color.inkSecond,
    selectors: { '&[data-hovered]': { background: color.sunken }, '&[data-focus-visible]': focusRing },
    '@media': { [narrow]: { display: 'flex' } },
  }),
);

export const search = style(
  inComponentsLayer({
    ...barButton,
    inlineSize: '380px',
    minInlineSize: 0,
    paddingInline: '10px',
    background: color.canvas,
    color: color.inkThird,
    textAlign: 'start',
    selectors: {
      '&[data-hovered]': { borderColor: color.controlBorder },
      '&[data-focus-visible]': focusRing,
    },
    '@media': { [narrow]: { inlineSize: 'auto', flex: '1 1 auto', minBlockSize: '40px' } },
  }),
);
export const searchText = style(
  inComponentsLayer({ flex: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' }),
);

export const key = style(
  inComponentsLayer({
    fontFamily: 'inherit',
    // 12 px is the floor of every text in the kit
    fontSize: text.secondary.fontSize,
    lineHeight: '16px',
    fontWeight: weight.medium,
    paddingInline: '5px',
    border: `1px solid ${color.line}`,
    borderRadius: radius.small,
    background: color.surface,
    color: color.inkThird,
    '@media': { [narrow]: { display: 'none' } },
  }),
);

export const end = style(
  inComponentsLayer({
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    marginInlineStart: 'auto',
    flexShrink: 0,
    '@media': { [narrow]: { gap: space[8] } },
  }),
);
/** Repeated in the account menu, or optional on a phone. */
export const roomy = style(
  inComponentsLayer({ display: 'contents', '@media': { [narrow]: { display: 'none' } } }),
);

export const chip = style(
  inComponentsLayer({
    ...barButton,
    paddingInline: space[12],
    background: color.surface,
    color: color.ink,
    fontWeight: weight.medium,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&[data-hovered]': { borderColor: color.controlBorder },
      '&[data-focus-visible]': focusRing,
    },
  }),
);
export const chipLabel = style(inComponentsLayer({ color: color.inkThird }));

export const main = style(
  // Receives focus only from the skip link: no ring.
  inComponentsLayer({
    flex: 1,
    minInlineSize: 0,
    // The end of a page can be scrolled above the tray of jobs.
    paddingBlockEnd: `var(${trayRoom}, 0px)`,
    scrollMarginBlockStart: barHeight,
    ...noRing,
  }),
);

const fade = keyframes({ from: { opacity: 0 } });
const slide = keyframes({ from: { transform: `translateX(calc(${inlineSign} * -100%))` } });

export const drawerOverlay = style(
  inComponentsLayer({
    position: 'fixed',
    inset: 0,
    zIndex: 50,
    background: color.overlay,
    animation: `${fade} ${motion.normal} ${motion.ease}`,
    selectors: { '&[data-exiting]': { animation: `${fade} ${motion.fast} ${motion.ease} reverse` } },
  }),
);
export const drawer = style(
  inComponentsLayer({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: 'min(300px, calc(100vw - 48px))',
    background: color.surface,
    borderInlineEnd: `1px solid ${color.line}`,
    boxShadow: shadow.floating,
    animation: `${slide} ${motion.slow} ${motion.ease}`,
  }),
);
export const drawerDialog = style(inComponentsLayer({ blockSize: '100%', ...noRing }));
