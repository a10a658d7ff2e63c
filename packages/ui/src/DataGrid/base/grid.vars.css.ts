import { createGlobalVar, fallbackVar } from '@vanilla-extract/css';
import { stickyTop } from '../../AppShell/stickyTop.css.ts';

/** Row height, set by the script that positions rows. */
export const rowHeight = createGlobalVar('khep-grid-row');
/** Height of the inner scroll area. */
export const areaHeight = createGlobalVar('khep-grid-area');
/** Visible width of the grid. */
export const seenWidth = createGlobalVar('khep-grid-seen');
/** Column widths of all rows. */
export const tracks = createGlobalVar('khep-grid-tracks');

/** Height of the header; with cards it contains a field. */
export const headHeight = createGlobalVar('khep-grid-head');
/** Height of sticky elements at the top of the page. */
export const top = fallbackVar(stickyTop, '0px');
