import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface LockedPackage {
  name?: string;
  version?: string;
}

/** Packages that send data about an installation. They are replaced by empty ones in package.json. */
const reporting = ['@scarf/scarf'];

test('no package that is installed reports the installation', () => {
  const { packages } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'),
  ) as { packages: Record<string, LockedPackage> };
  const installed = Object.entries(packages).filter(([path]) =>
    reporting.some((name) => path.endsWith(`node_modules/${name}`)),
  );
  expect(installed.map(([, { name }]) => name)).toEqual(installed.map(() => '@favware/skip-dependency'));
});
