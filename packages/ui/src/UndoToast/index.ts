export { offerUndo, type UndoOffer } from './offerUndo.ts';
