/**
 * Builds src/company/ifsc.json.gz from the npm package `ifsc` (MIT, by Razorpay, from the RBI's lists). The package is not
 * a dependency, because it depends on an HTTP library that is no longer maintained and that a list doesn't need.
 * Run: npm pack ifsc, unpack it, then node apps/server/scripts/build-ifsc.ts <directory of the package>
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { IfscList } from '../src/brand/company/ifsc.ts';

const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error('Pass the directory of the package ifsc as the only argument.');
const read = (name: string): unknown => JSON.parse(readFileSync(join(directory, 'src', name), 'utf8'));
const readNames = (name: string) => read(name) as Record<string, string>;

const codes = read('IFSC.json') as Record<string, (number | string)[]>;
const isNumber = (code: number | string) => /^\d{1,6}$/.test(String(code));
const branches = Object.fromEntries(
  Object.entries(codes).map(([bank, own]) => {
    const numbers = own
      .filter(isNumber)
      .map(Number)
      .sort((a, b) => a - b);
    const steps = numbers.map((number, index) => {
      const step = number - (numbers[index - 1] ?? 0);
      return step === 1 ? '' : step.toString(36);
    });
    // A first step of 1 alone would be an empty text, which is no steps.
    if (steps[0] === '') steps[0] = '1';
    return [bank, { steps: steps.join(), others: own.filter((code) => !isNumber(code)).join() }];
  }),
);
const list: IfscList = {
  branches,
  names: readNames('banknames.json'),
  sublets: readNames('sublet.json'),
  prefixes: readNames('custom-sublets.json'),
};
const packed = gzipSync(JSON.stringify(list), { level: 9 });
writeFileSync(new URL('../src/brand/company/ifsc.json.gz', import.meta.url), packed);
process.stdout.write(`${Object.values(codes).flat().length} codes, ${packed.length} bytes\n`);
