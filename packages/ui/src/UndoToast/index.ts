export { showUndoToast, type UndoToastOptions } from './showUndoToast.ts';
