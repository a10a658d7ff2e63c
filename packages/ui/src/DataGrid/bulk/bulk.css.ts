import { style } from '@vanilla-extract/css';
import { color, motion, radius, size, space, text, weight } from '../../tokens/contract.css.ts';
import { inComponentsLayer } from '../../tokens/inLayer.ts';

/**
 * Sticks to the bottom while rows are selected. As wide as the list and opaque, so that no row shows beside
 * or below the bar.
 */
export const bulkFoot = style(
  inComponentsLayer({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 4,
    minInlineSize: 0,
    paddingBlockEnd: space[16],
    background: color.canvas,
  }),
);

export const bulkBar = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[6]} ${space[12]}`,
    minBlockSize: '48px',
    paddingBlock: space[8],
    paddingInline: `${space[16]} ${space[8]}`,
    borderRadius: radius.card,
    background: color.inverse.surface,
    color: color.inverse.ink,
    fontVariantNumeric: 'tabular-nums',
    border: '1px solid transparent',
  }),
);

export const bulkCount = style(inComponentsLayer({ fontWeight: weight.semibold }));
export const bulkSummary = style(inComponentsLayer({ color: color.inverse.inkSecond }));
export const bulkActions = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[8],
    marginInlineStart: 'auto',
    alignItems: 'center',
  }),
);
export const bulkAction = style(
  inComponentsLayer({
    minBlockSize: size.controlSmall,
    paddingInline: '10px',
    borderRadius: radius.control,
    border: '1px solid transparent',
    background: color.inverse.raised,
    color: color.inverse.ink,
    fontSize: text.label.fontSize,
    lineHeight: text.label.lineHeight,
    fontWeight: weight.semibold,
    cursor: 'pointer',
    transition: `background ${motion.fast} ${motion.ease}`,
    selectors: {
      '&[data-hovered]': {
        background: `color-mix(in oklab, ${color.inverse.raised} 84%, ${color.inverse.ink})`,
      },
      '&[data-primary]': { background: color.surface, color: color.ink },
      '&[data-primary][data-hovered]': { background: color.accentSoft },
      '&[data-plain]': { background: 'none', color: color.inverse.ink, textDecoration: 'underline' },
      '&[data-plain][data-hovered]': { background: color.inverse.raised },
      '&[data-quiet]': {
        display: 'grid',
        placeItems: 'center',
        inlineSize: size.controlSmall,
        paddingInline: 0,
        background: 'none',
        color: color.inverse.inkSecond,
      },
      '&[data-quiet][data-hovered]': { background: color.inverse.raised },
      '&[data-disabled], &[data-pending]': { opacity: 0.55, cursor: 'default' },
      '&[data-focus-visible]': { outline: `2px solid ${color.inverse.ink}`, outlineOffset: '2px' },
    },
  }),
);

export const outcome = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[8],
    selectors: {
      '&:not(:last-child)': {
        borderInlineEnd: `1px solid ${color.inverse.raised}`,
        paddingInlineEnd: space[12],
      },
    },
  }),
);
