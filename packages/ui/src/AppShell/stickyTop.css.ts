import { createGlobalVar } from '@vanilla-extract/css';

/** Height of what sticks to the top of the page; sticky elements below read it. */
export const stickyTop = createGlobalVar('khep-sticky-top');

/** Height of the shell's top bar. */
export const barHeight = '56px';
