/** Set on the page while a bar is at its bottom: the height, above which the tray of jobs is shown. */
export const barRoom = '--khep-bar-room';
/** Set on the page while a tray of jobs is shown: its height and its margin. */
export const trayRoom = '--khep-tray-room';
/** Most pixels between the tray and the end of the page; compact screens have fewer. */
export const trayMargin = 16;
