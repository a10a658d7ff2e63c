/**
 * Plans the shortest walk of each instance, one JSON line for each: the picks in the order of the walk.
 *
 *   node --conditions=@khep/source packages/domain/bench/walks.ts instances.json [--two-blocks] > result.jsonl
 *
 * Instances are by name: `aisles`, `cells` of an aisle, the start at `depot_aisle` and the `depot` end, distances, `bins`
 * ([article, aisle, cell, quantity]) and `need` ([article, quantity]). In two blocks a cross aisle of width 1 is between the
 * halves of the cells.
 */
import { readFileSync } from 'node:fs';
import { planPicks, walkProblem } from '@khep/domain/warehouse';
import type { WalkArea } from '@khep/domain/warehouse';

interface Instance {
  aisles: number;
  cells: number;
  depot_aisle: number;
  depot: 'top' | 'bottom';
  aisle_distance: number;
  cell_distance: number;
  top: number;
  bottom: number;
  bins: [article: number, aisle: number, cell: number, quantity: number][];
  need: [article: number, quantity: number][];
}

const args = process.argv.slice(2);
const isTwo = args.includes('--two-blocks');
const [file] = args.filter((one) => !one.startsWith('--'));
if (file === undefined) {
  console.error('Name a file of instances: walks.ts instances.json [--two-blocks]');
  process.exit(1);
}

/** The area of an instance, and where a cell is in it. */
function areaOf(given: Instance): { area: WalkArea; yOf: (cell: number) => number } {
  const { aisles, aisle_distance, cells, cell_distance, top, bottom } = given;
  const half = cells / 2;
  const end = top + (cells - 1) * cell_distance + bottom;
  const crosses = isTwo ? [0, top + (half - 1) * cell_distance + 1, end + 1] : [0, end];
  return {
    area: { aisles, aisle_distance, crosses },
    yOf: (cell) => top + cell * cell_distance + (isTwo && cell >= half ? 1 : 0),
  };
}

for (const [name, given] of Object.entries(
  JSON.parse(readFileSync(file, 'utf8')) as Record<string, Instance>,
)) {
  const begin = performance.now();
  const { area, yOf } = areaOf(given);
  const start = { aisle: given.depot_aisle, cross: given.depot === 'top' ? 0 : area.crosses.length - 1 };
  const bins = given.bins.map(([sku_id, aisle, cell, quantity]) => ({
    sku_id,
    aisle,
    y: yOf(cell),
    quantity,
  }));
  const problem = walkProblem(area, start, bins);
  if (problem !== undefined) {
    console.error(`${name}: ${problem}`);
    process.exitCode = 1;
    continue;
  }
  const { picks } = planPicks(area, start, bins, new Map(given.need));
  const ms = performance.now() - begin;
  const cellOf = (bin: number) => given.bins[bin]!;
  console.log(
    JSON.stringify({
      name,
      picks: picks.map(({ bin, quantity }) => [...cellOf(bin).slice(0, 3), quantity]),
      ms,
    }),
  );
}
