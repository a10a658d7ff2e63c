import type { CellQuery, CellSums, Contribution, Dimension } from '@khep/domain/analytics';
import { isInQuery } from '@khep/domain/analytics';
import { shapeOf } from '../rollups.ts';
import { membersOf } from './cellSums.ts';
import type { Grain } from './cellSums.ts';
import type { Block } from './block.ts';
import { decodeBlock } from './encodeBlock.ts';

/** A stored block that a question reads. */
export interface ReadBlock {
  grain: Grain;
  day: string;
  cells: Uint8Array;
}

/** Sums by group, while they are added up. Groups are numbers until the end: a question may read a hundred thousand cells. */
class GroupSums {
  readonly #groups = new Map<number, number>();
  readonly #keys: number[] = [];
  /** The measures of one group after those of another. */
  readonly #sums: number[] = [];
  readonly measures: number;

  constructor(measures: number) {
    this.measures = measures;
  }

  /** Returns where the sums of a group begin. */
  placeOf(key: number): number {
    let at = this.#groups.get(key);
    if (at === undefined) {
      at = this.#keys.length;
      this.#groups.set(key, at);
      this.#keys.push(key);
      for (let measure = 0; measure < this.measures; measure += 1) this.#sums.push(0);
    }
    return at * this.measures;
  }

  add(place: number, value: number): void {
    this.#sums[place] = (this.#sums[place] ?? 0) + value;
  }

  *groups(): Iterable<readonly [key: number, values: number[]]> {
    for (const [at, key] of this.#keys.entries())
      yield [key, this.#sums.slice(at * this.measures, (at + 1) * this.measures)];
  }
}

/** Numbers texts from 0 on, in the order in which they come. */
class Dictionary {
  readonly texts: string[] = [];
  readonly #codes = new Map<string, number>();

  codeOf(text: string): number {
    let code = this.#codes.get(text);
    if (code === undefined) {
      code = this.texts.length;
      this.#codes.set(text, code);
      this.texts.push(text);
    }
    return code;
  }
}

/**
 * Answers a question from the blocks of a cube or rollup, and from contributions that are in none of them yet.
 * @param stored the name of the blocks
 */
export function sumBlocks(
  query: CellQuery,
  stored: string,
  { blocks, tail }: { blocks: readonly ReadBlock[]; tail: Iterable<Contribution> },
): CellSums[] {
  const { by, period, from, to } = query;
  const shape = shapeOf(stored);
  const columns = [period === undefined ? [] : ['period' as const], by].flat();
  const dictionaries = columns.map(() => new Dictionary());
  const stepOf = (day: string) => (period === 'day' ? day : day.slice(0, 7));

  const read = blocks.map(({ grain, day, cells }) => ({ grain, day, block: decodeBlock(cells) }));
  // The codes of each block become those of the question, text by text and not cell by cell.
  const recoded = read.map(({ day, block }) =>
    columns.map((column, at) => {
      const dictionary = dictionaries[at]!;
      return column === 'period'
        ? [dictionary.codeOf(stepOf(day))]
        : block.columns[shape.dims.indexOf(column)]!.texts.map((text) => dictionary.codeOf(text));
    }),
  );
  const added = [...tail].filter((one) => isInQuery(query, one));
  const tailCodes = added.map((one) =>
    columns.map((column, at) =>
      dictionaries[at]!.codeOf(column === 'period' ? stepOf(one.day) : (one.dims[column] ?? '')),
    ),
  );
  // All texts are known now, and a group is one number.
  const sizes = dictionaries.map(({ texts }) => texts.length);
  const steps = sizes.map((_, at) => sizes.slice(at + 1).reduce((product, size) => product * size, 1));
  const sums = new GroupSums(shape.measures);

  for (const [index, { grain, day, block }] of read.entries()) {
    const isCounted = cellsOf(query, shape.dims, block);
    // A day of a month that was read whole, outside the period.
    const by = grain === 'day' && (day < from || day > to) ? -1 : 1;
    const groupColumns = columns.map((column, at) => {
      const codes = column === 'period' ? undefined : block.columns[shape.dims.indexOf(column)]!.codes;
      return { codes, keys: recoded[index]![at]!.map((code) => code * steps[at]!) };
    });
    for (let cell = 0; cell < block.cells; cell += 1) {
      if (!isCounted(cell)) continue;
      let key = 0;
      for (const { codes, keys } of groupColumns) key += keys[codes ? codes[cell]! : 0]!;
      const place = sums.placeOf(key);
      for (let measure = 0; measure < shape.measures; measure += 1)
        sums.add(place + measure, by * block.measures[measure]![cell]!);
    }
  }
  for (const [index, { values }] of added.entries()) {
    const place = sums.placeOf(tailCodes[index]!.reduce((sum, code, at) => sum + code * steps[at]!, 0));
    for (let measure = 0; measure < shape.measures; measure += 1)
      sums.add(place + measure, values[measure] ?? 0);
  }

  const found: CellSums[] = [];
  for (const [key, values] of sums.groups()) {
    // A group that was taken off again counts nowhere.
    if (values.every((value) => value === 0)) continue;
    const texts = dictionaries.map((one, at) => one.texts[Math.floor(key / steps[at]!) % sizes[at]!] ?? '');
    const step = period === undefined ? '' : (texts.shift() ?? '');
    found.push({ period: step, group: texts, values });
  }
  return found;
}

/** Returns which cells of a block a question counts. */
function cellsOf(
  { where, members }: CellQuery,
  dims: readonly Dimension[],
  block: Block,
): (cell: number) => boolean {
  const filters = Object.entries(where).map(([dim, values]) => {
    const { texts, codes } = block.columns[dims.indexOf(dim as Dimension)]!;
    return { codes, isAllowed: texts.map((text) => values.includes(text)) };
  });
  if (members) {
    const { texts, codes } = block.columns[dims.length]!;
    filters.push({
      codes,
      isAllowed: texts.map((text) => membersOf(text).some((one) => members.includes(one))),
    });
  }
  if (filters.length === 0) return () => true;
  return (cell) => filters.every(({ codes, isAllowed }) => isAllowed[codes[cell]!]);
}
