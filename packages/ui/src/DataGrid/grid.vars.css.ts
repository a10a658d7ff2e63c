import { createGlobalVar, fallbackVar } from '@vanilla-extract/css';
import { stickyTop } from '../AppShell/stickyTop.css.ts';

/** Height of one row, from the script that also positions the rows. */
export const rowHeight = createGlobalVar('khep-grid-row');
/** Height of the grid's own scroll area. */
export const areaHeight = createGlobalVar('khep-grid-area');
/** Width of what can be seen of the grid. */
export const seenWidth = createGlobalVar('khep-grid-seen');
/** The columns' widths, for every row at once. */
export const tracks = createGlobalVar('khep-grid-tracks');

/** Height of the heading; above cards it holds a field. */
export const headHeight = createGlobalVar('khep-grid-head');
/** Height of what sticks at the top of the page. */
export const top = fallbackVar(stickyTop, '0px');
