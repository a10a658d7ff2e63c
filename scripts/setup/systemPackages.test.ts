import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { installCommand, systemPackages } from './systemPackages.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'khep-packages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the installation with only these programs on PATH. */
function install(programs: Record<string, string>) {
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  const module = join(import.meta.dirname, 'systemPackages.mjs');
  const done = spawnSync(
    process.execPath,
    ['-e', `import(${JSON.stringify(module)}).then((m) => m.installSystemPackages(['qpdf', 'zbar']))`],
    { env: { PATH: folder, FOLDER: folder }, encoding: 'utf8' },
  );
  return { code: done.status, output: `${done.stdout}${done.stderr}` };
}

const program = (name: string) =>
  `printf '#!/bin/sh\\n' > "$FOLDER/${name}"; /bin/chmod +x "$FOLDER/${name}"`;

it('does nothing if the programs are there', () => {
  expect(install({ qpdf: '', zbarimg: '' })).toEqual({ code: 0, output: '' });
});

it.runIf(process.getuid?.() === 0)('installs only what is missing with apt-get as root', () => {
  const log = join(folder, 'log');
  const { code, output } = install({
    qpdf: '',
    'apt-get': `echo "$@" >> ${log}; case "$*" in *install*) ${program('zbarimg')};; esac`,
  });
  expect(output).toContain('Installing zbar-tools');
  expect(code).toBe(0);
  const [update, installed] = readFileSync(log, 'utf8').trim().split('\n');
  expect(update).toMatch(/update$/);
  expect(installed).toMatch(/install -y --no-install-recommends zbar-tools$/);
});

it('prints the one command of another package manager and stops', () => {
  const { code, output } = install({ dnf: '' });
  expect(code).toBe(1);
  expect(output).toContain('sudo dnf install -y qpdf zbar');
});

it('knows the command of each platform', () => {
  expect(installCommand('brew', ['chromium', 'poppler'])).toBe(
    'brew install poppler && brew install --cask chromium',
  );
  expect(installCommand('apt-get', ['zbar'])).toBe(
    'sudo apt-get update && sudo apt-get install -y --no-install-recommends zbar-tools',
  );
  for (const [name, { apt, dnf, brew, programs }] of Object.entries(systemPackages))
    expect([apt, dnf, brew, programs.length > 0].every(Boolean), name).toBe(true);
});

it('lets a check run only the programs that it names', () => {
  const module = join(import.meta.dirname, 'programFolder.mjs');
  const done = spawnSync(
    process.execPath,
    ['-e', `import(${JSON.stringify(module)}).then((m) => console.log(m.checkPath('a test', ['git'])))`],
    { encoding: 'utf8' },
  );
  const env = { PATH: done.stdout.trim() };
  const has = (name: string) => spawnSync('sh', ['-c', `command -v ${name}`], { env }).status === 0;
  expect(has('git')).toBe(true);
  expect(has('node')).toBe(true);
  expect(has('qpdf')).toBe(false);
  expect(has('pdftoppm')).toBe(false);
});

it('gives every check its programs, also where two packages bring the same one', () => {
  const [folder, list] = ['programFolder.mjs', '../checks.mjs'].map((file) =>
    JSON.stringify(join(import.meta.dirname, file)),
  );
  const done = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { checkPath } from ${folder}; import { checks } from ${list};
       for (const { name, needs = [] } of checks) checkPath('test of ' + name, needs);
       console.log(checkPath('test of two', ['postgresql', 'postgresql']));`,
    ],
    { encoding: 'utf8' },
  );
  expect(done.stderr).toBe('');
  expect(done.status).toBe(0);
});
