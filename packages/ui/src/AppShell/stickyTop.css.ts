import { createGlobalVar } from '@vanilla-extract/css';

/** Height of what stays at the top of the page. Whatever sticks below it reads this. */
export const stickyTop = createGlobalVar('khep-sticky-top');

/** Height of the shell's top bar. */
export const barHeight = '56px';
