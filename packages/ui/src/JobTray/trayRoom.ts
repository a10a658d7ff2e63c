/** Set on the page while a tray is shown: its height, and its distance from the end. */
export const trayRoom = '--khep-tray-room';
/** Pixels, as its styles say. */
export const trayMargin = 16;
