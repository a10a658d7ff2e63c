import { parseTsv } from '@khep/ui';
import { startTransition, useEffect, useLayoutEffect, useRef } from 'react';
import type { Movement } from '../charges.ts';
import { runInSlices } from '../steps.ts';
import type { SlicedWork } from '../steps.ts';
import type { CardDraft } from '../draft/cardDraft.ts';
import { normalizeBlock, pasteBlock } from './sheetEdits.ts';
import type { CellRange, Pasted } from './sheetEdits.ts';

/** A block of more cells is read in slices. */
const maxCellsAtOnce = 500;

export interface SheetPaste {
  draft: CardDraft;
  movement: Movement;
  /** `isLarge`: rendering it may be interrupted. */
  onPasted: (pasted: Pasted, isLarge: boolean) => void;
}

/** Returns what pastes a block of a spreadsheet, a large one without blocking the page. */
export function useSheetPaste(sheet: SheetPaste) {
  const latest = useRef(sheet);
  useLayoutEffect(() => {
    latest.current = sheet;
  });
  const work = useRef<SlicedWork>(undefined);
  // Another sheet is opened before the block is read: it is pasted all the same.
  useEffect(() => () => work.current?.finish(), []);

  return (text: string, range: CellRange) => {
    work.current?.finish();
    const block = parseTsv(text);
    if (block.length === 0) return;
    const paste = (rows: readonly (readonly string[])[], isLarge: boolean) => {
      const { draft, movement, onPasted } = latest.current;
      onPasted(pasteBlock(draft, movement, range, rows), isLarge);
    };
    const isLarge = block.reduce((count, cells) => count + cells.length, 0) > maxCellsAtOnce;
    if (!isLarge) paste(block, false);
    else
      work.current = runInSlices(normalizeBlock(block), (rows) => startTransition(() => paste(rows, true)));
  };
}
