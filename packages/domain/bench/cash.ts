/**
 * Prints how often 80 % intervals of the cash calendar cover what came in held-out months of generated brands.
 *
 *   node --conditions=@khep/source packages/domain/bench/cash.ts [brands]
 */
import { forecastCash } from '@khep/domain/cash';
import { countCovered, generateHeldOut } from '../src/cash/history.fixture.ts';

const brands = Number(process.argv[2] ?? 500);
const hits: Record<string, number> = { amounts: 0, days: 0, balances: 0 };
const all: Record<string, number> = { amounts: 0, days: 0, balances: 0 };
for (let seed = 1; seed <= brands; seed += 1) {
  const heldOut = generateHeldOut(seed);
  for (const [name, covered] of Object.entries(countCovered(heldOut, forecastCash(heldOut.plan)))) {
    hits[name]! += covered.filter(Boolean).length;
    all[name]! += covered.length;
  }
}
for (const [name, count] of Object.entries(all)) console.log(name, count, (hits[name]! / count).toFixed(4));
