import { style } from '@vanilla-extract/css';
import { space } from '@khep/ui/tokens';

export const target = style({
  minInlineSize: 0,
  outline: 'none',
  // Below the shell's top bar.
  scrollMarginBlockStart: `calc(var(--khep-sticky-top, 0px) + ${space[16]})`,
});
