import { keyframes, style } from '@vanilla-extract/css';
import { barHeight } from '../AppShell/stickyTop.css.ts';
import { color, motion, radius, shadow, space, text, weight } from '../tokens/contract.css.ts';
import { focusRing, noRing } from '../tokens/focus.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const region = style(
  inComponentsLayer({
    position: 'fixed',
    // Below the top bar, whose account menu it would cover. `useToastTop` moves it below the page's actions.
    insetBlockStart: `calc(${barHeight} + ${space[12]})`,
    insetInlineEnd: space[16],
    zIndex: 100,
    inlineSize: 'min(360px, calc(100vw - 32px))',
    borderRadius: radius.card,
    ...noRing,
    selectors: { '&[data-focus-visible]': focusRing },
  }),
);

export const list = style(
  inComponentsLayer({
    display: 'flex',
    flexDirection: 'column',
    gap: space[8],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } });

export const toast = style(
  inComponentsLayer({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[12],
    padding: `${space[12]} ${space[12]} ${space[12]} 14px`,
    borderRadius: radius.card,
    border: `1px solid ${color.line}`,
    background: color.surface,
    color: color.ink,
    boxShadow: shadow.floating,
    animation: `${arrive} ${motion.slow} ${motion.ease}`,
    ...noRing,
    selectors: { '&[data-focus-visible]': focusRing },
  }),
);

export const mark = style(
  inComponentsLayer({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '20px',
    blockSize: '20px',
    borderRadius: radius.pill,
    selectors: {
      '&[data-tone="positive"]': { background: color.tone.positive.soft, color: color.tone.positive.ink },
      '&[data-tone="critical"]': { background: color.tone.critical.soft, color: color.tone.critical.ink },
      '&[data-tone="caution"]': { background: color.tone.caution.soft, color: color.tone.caution.ink },
      '&[data-tone="info"]': { background: color.tone.info.soft, color: color.tone.info.ink },
    },
  }),
);

export const content = style(
  inComponentsLayer({ flex: 1, minInlineSize: 0, fontWeight: weight.medium, overflowWrap: 'anywhere' }),
);

export const button = style(
  inComponentsLayer({
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '24px',
    minBlockSize: '24px',
    marginBlock: '-2px',
    borderRadius: radius.small,
    color: color.inkThird,
    cursor: 'pointer',
    ...noRing,
    selectors: {
      '&[data-hovered]': { color: color.ink, background: color.sunken },
      '&[data-focus-visible]': focusRing,
      '&[data-action]': {
        paddingInline: space[6],
        color: color.accentInk,
        fontSize: text.label.fontSize,
        fontWeight: weight.semibold,
      },
    },
  }),
);
