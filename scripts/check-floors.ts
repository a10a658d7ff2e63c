/** `npm run floors`: reports imports against the floors and circles of folders. See floors/config.ts. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { findCircles } from './floors/circles.ts';
import { capabilityOf, isExempt, leftOut, roots, rules } from './floors/config.ts';

process.chdir(join(import.meta.dirname, '..'));
const knownFile = 'scripts/floors/known.txt';
const args = process.argv.slice(2);
const scopes = args.filter((arg) => !arg.startsWith('--'));
const isInScope = (file: string) => scopes.length === 0 || scopes.some((scope) => file.startsWith(scope));

const { output } = await cruise(
  [...roots],
  {
    includeOnly: { path: `^(?:${roots.join('|')})/` },
    exclude: { path: leftOut },
    ruleSet: { forbidden: rules },
    validate: true,
    // TypeScript's own parser sees `import type`, which compiled code no longer has.
    parser: 'tsc',
    tsPreCompilationDeps: true,
  },
  { conditionNames: ['@khep/source', 'import'], exportsFields: ['exports'] },
);
const { modules } = output as ICruiseResult;

/** Broken rules: the line of known.txt, and the imports behind it. */
const found = new Map<string, string[]>();
const graph = new Map<string, Set<string>>();
const filesOf = new Map<string, string[]>();
const link = (from: string, to: string) => `${from} => ${to}`;

for (const { source, dependencies } of modules)
  for (const { resolved, valid, dependencyTypes } of dependencies) {
    // An import upward is reported itself, so circles are searched for without it.
    if (!valid) found.set(`upward ${link(source, resolved)}`, []);
    const [from, to] = [capabilityOf(source), capabilityOf(resolved)];
    if (!valid || !from || !to || from === to) continue;
    if (isExempt(source, resolved, dependencyTypes.includes('type-only'))) continue;
    if (!graph.has(from)) graph.set(from, new Set());
    graph.get(from)!.add(to);
    const files = filesOf.get(link(from, to)) ?? [];
    filesOf.set(link(from, to), [...files, link(source, resolved)]);
  }

for (const circle of findCircles(graph))
  for (const from of circle)
    for (const to of graph.get(from) ?? [])
      if (circle.includes(to)) found.set(`circle ${link(from, to)}`, filesOf.get(link(from, to))!);

const known = readFileSync(knownFile, 'utf8').split('\n').filter(Boolean);
const isChecked = (line: string) => isInScope(line.slice(line.indexOf(' ') + 1));
const broken = [...found.keys()].filter((line) => isChecked(line) && !known.includes(line)).toSorted();
const gone = known.filter((line) => isChecked(line) && !found.has(line));

const left = known.filter((line) => !gone.includes(line));
if (args.includes('--shrink')) {
  writeFileSync(knownFile, left.map((line) => `${line}\n`).join(''));
  gone.length = 0;
}
const print = (line: string) => process.stdout.write(`${line}\n`);
if (args.includes('--files'))
  for (const [line, files] of found) if (isChecked(line)) print([line, ...files].join('\n    '));
for (const line of broken) print(['Not allowed:', line, ...found.get(line)!.slice(0, 5)].join('\n    '));
for (const line of gone) print(`Gone, delete it from ${knownFile} (or run with --shrink):\n    ${line}`);
print(`Floors: ${modules.length} files, ${broken.length} broken, ${left.length} known`);
process.exitCode = broken.length + gone.length > 0 ? 1 : 0;
