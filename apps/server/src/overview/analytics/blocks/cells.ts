import type { Contribution, Cube, Dimension } from '@khep/domain/analytics';
import { shapeOf } from '../rollups.ts';
import { membersOf } from './cellSums.ts';
import type { TableCell } from './cellTable.ts';
import type { BlockKey } from './storeBlocks.ts';

/** A cell of a cube or a rollup, with its names. */
export interface Cell {
  /** Names it among the cells of its brand. */
  key: string;
  cube: Cube;
  /** Where it is stored. */
  block: BlockKey;
  dims: Contribution['dims'];
  members: readonly string[];
  values: readonly number[];
}

/** Returns a cell of a table with its names. */
export function toCell(block: BlockKey, { texts, values }: TableCell): Cell {
  const { cube: name, day } = block;
  const { cube, dims, hasMembers } = shapeOf(name);
  const members = hasMembers ? membersOf(texts[dims.length] ?? '') : [];
  const own = dims.map((dim, at): [Dimension, string] => [dim, texts[at] ?? '']);
  const key = JSON.stringify([name, day, ...own.map(([, text]) => text), ...(hasMembers ? [members] : [])]);
  return { key, cube, block, dims: Object.fromEntries(own), members, values };
}
