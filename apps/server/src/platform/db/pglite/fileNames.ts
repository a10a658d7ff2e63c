/** How far the log came; the file belongs to this directory, and not to a copy of its database. */
export const highWaterName = 'khep-acknowledged';
