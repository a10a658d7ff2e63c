import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withoutFiles } from './withoutFiles.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'khep-tar-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tar = (...args: string[]) => execFileSync('tar', args, { cwd: folder, encoding: 'utf8' });

test('leaves the files of a process out of an archive, and everything else as it is', () => {
  mkdirSync(join(folder, 'database/base'), { recursive: true });
  writeFileSync(join(folder, 'database/PG_VERSION'), '18\n');
  writeFileSync(join(folder, 'database/server.lock'), '{}');
  writeFileSync(join(folder, 'database/base/1'), 'x'.repeat(1500));
  tar('--format=ustar', '-cf', 'all.tar', '-C', 'database', '.');
  const all = new Uint8Array(readFileSync(join(folder, 'all.tar')));
  const kept = withoutFiles(all, (name) => name === 'server.lock');
  writeFileSync(join(folder, 'kept.tar'), kept);
  const names = tar('-tf', 'kept.tar')
    .trim()
    .split('\n')
    .map((name) => name.replace(/^\.\//, ''));
  expect(new Set(names)).toEqual(new Set(['', 'PG_VERSION', 'base/', 'base/1']));
  mkdirSync(join(folder, 'out'));
  tar('-xf', 'kept.tar', '-C', 'out');
  expect(readFileSync(join(folder, 'out/base/1'), 'utf8')).toBe('x'.repeat(1500));
  // An archive that ends within a file.
  const header = Buffer.from(all).indexOf('./base/1');
  expect(() => withoutFiles(all.subarray(0, header + 512 + 100), () => false)).toThrow(/incomplete/);
});
