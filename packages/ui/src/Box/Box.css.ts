import { fallbackVar, style } from '@vanilla-extract/css';
import { stickyTop } from '../AppShell/stickyTop.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';
import { breakpoints } from '../tokens/metrics.ts';

/** Below the shell's top bar, with the gap of a page. */
export const sticky = style(
  inComponentsLayer({
    '@media': {
      [`(min-width: ${breakpoints.lg}px)`]: {
        position: 'sticky',
        insetBlockStart: `calc(${fallbackVar(stickyTop, '0px')} + 16px)`,
      },
    },
  }),
);
