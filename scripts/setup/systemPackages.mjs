// The one list of what the checks need from the operating system, and its installation.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { stop } from './stop.mjs';

/** Where PostgreSQL's programs may be besides PATH, the newest version first. */
const postgresFolders = [
  ...['/usr/lib/postgresql', '/usr'].flatMap((parent) =>
    (existsSync(parent) ? readdirSync(parent) : [])
      .filter((name) => /^(?:pgsql-)?\d+$/.test(name))
      .toSorted((a, b) => Number(b.replace(/\D/g, '')) - Number(a.replace(/\D/g, '')))
      .map((name) => join(parent, name, 'bin')),
  ),
  ...['/opt/homebrew/opt', '/usr/local/opt'].flatMap((parent) =>
    ['@18', '@17', '@16', '@15', ''].map((version) => join(parent, `postgresql${version}`, 'bin')),
  ),
];

/**
 * A package per entry: its name on each platform, the programs that it brings, and folders besides PATH to look in.
 * A check names the entries it needs; nothing else may be run by a check (see `programFolder.mjs`).
 */
export const systemPackages = {
  chromium: {
    apt: 'chromium',
    dnf: 'chromium',
    brew: '--cask chromium',
    programs: [['chromium', 'chromium-browser', 'Chromium']],
    folders: ['/Applications/Chromium.app/Contents/MacOS'],
    // A browser that is set by hand counts too.
    variable: 'CHROMIUM_PATH',
  },
  postgresql: {
    apt: 'postgresql',
    dnf: 'postgresql-server',
    brew: 'postgresql@18',
    programs: [['initdb'], ['pg_ctl'], ['postgres']],
    folders: postgresFolders,
  },
  // The build of Citus that the cluster's check loads needs this server or a later minor version.
  postgresql15: {
    apt: 'postgresql-15',
    dnf: 'postgresql15-server',
    brew: 'postgresql@15',
    programs: [['postgres'], ['initdb'], ['pg_ctl']],
    folders: ['/usr/lib/postgresql/15/bin', '/opt/homebrew/opt/postgresql@15/bin'],
    minVersion: '15.20',
  },
  poppler: {
    apt: 'poppler-utils',
    dnf: 'poppler-utils',
    brew: 'poppler',
    programs: [['pdftoppm'], ['pdftotext'], ['pdfinfo'], ['pdffonts']],
  },
  zbar: { apt: 'zbar-tools', dnf: 'zbar', brew: 'zbar', programs: [['zbarimg']] },
  qpdf: { apt: 'qpdf', dnf: 'qpdf', brew: 'qpdf', programs: [['qpdf']] },
  git: { apt: 'git', dnf: 'git', brew: 'git', programs: [['git']] },
};

const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Returns the path of the first of these programs that is installed, or undefined. */
export function findProgram(names, folders = []) {
  const places = [...folders, ...(process.env.PATH ?? '').split(delimiter).filter(Boolean)];
  return places.flatMap((place) => names.map((name) => join(place, name))).find(isExecutable);
}

/** Returns the paths of a package's programs, or undefined if one of them is missing. */
export function findPackage(name) {
  const { programs, folders, variable, minVersion } = systemPackages[name];
  const set = variable && process.env[variable];
  if (set && isExecutable(set)) return [set];
  const found = programs.map((names) => findProgram(names, folders));
  if (found.includes(undefined) || (minVersion && isOlder(found[0], minVersion))) return undefined;
  return found;
}

/** Whether the version that a program prints is below a minimum, or can't be read. */
function isOlder(program, minVersion) {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  const parts = (text) =>
    (text ?? '')
      .match(/\d+\.\d+/)?.[0]
      .split('.')
      .map(Number) ?? [0, 0];
  const [[major, minor], [minMajor, minMinor]] = [parts(stdout), parts(minVersion)];
  return major < minMajor || (major === minMajor && minor < minMinor);
}

/** The folder of PostgreSQL's server programs, or undefined if it is not installed. */
export const findPostgres = () => findProgram(['initdb'], postgresFolders)?.replace(/[/\\]initdb$/, '');

/** The path of Chromium, or undefined to let Playwright look for one of its own. */
export const findChromium = () => findPackage('chromium')?.[0];

const managers = {
  'apt-get': (names) => {
    const packages = names.map((name) => systemPackages[name].apt).join(' ');
    return `sudo apt-get update && sudo apt-get install -y --no-install-recommends ${packages}`;
  },
  dnf: (names) => `sudo dnf install -y ${names.map((name) => systemPackages[name].dnf).join(' ')}`,
  brew: (names) => {
    const all = names.map((name) => systemPackages[name].brew);
    const casks = all.filter((name) => name.startsWith('--cask'));
    const formulas = all.filter((name) => !name.startsWith('--cask'));
    return [
      ...(formulas.length > 0 ? [`brew install ${formulas.join(' ')}`] : []),
      ...casks.map((cask) => `brew install ${cask}`),
    ].join(' && ');
  },
};

/** Returns the command that installs these packages with a platform's package manager. */
export const installCommand = (manager, names) => managers[manager](names);

/** Installs with apt-get; only root may. */
function installWithApt(names) {
  const packages = names.map((name) => systemPackages[name].apt);
  console.log(`Installing ${packages.join(', ')} with apt-get (once) …`);
  const quiet = ['-qq', '-o', 'DPkg::Lock::Timeout=600', '-o', 'Dpkg::Use-Pty=0'];
  const steps = [
    [...quiet, 'update'],
    [...quiet, 'install', '-y', '--no-install-recommends', ...packages],
  ];
  for (const step of steps) {
    const done = spawnSync('apt-get', step, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 64 << 20,
    });
    if (done.status === 0) continue;
    const lines = `${done.stdout ?? ''}${done.stderr ?? ''}${done.error?.message ?? ''}`.trim().split('\n');
    stop(`apt-get ${step.join(' ')} failed:\n${lines.slice(-10).join('\n')}`);
  }
}

/** Installs what is missing of these packages, or stops with the one command that does. */
export function installSystemPackages(needed) {
  const missing = [...new Set(needed)].filter((name) => !findPackage(name));
  if (missing.length === 0) return;
  const manager = Object.keys(managers).find((name) => findProgram([name]));
  if (manager === 'apt-get' && process.getuid?.() === 0) {
    installWithApt(missing);
    const still = missing.filter((name) => !findPackage(name));
    if (still.length > 0) stop(`apt-get has installed ${still.join(', ')}, but its programs are not found.`);
    return;
  }
  stop(
    manager
      ? `The checks need ${missing.join(', ')}. Install with:\n\n  ${installCommand(manager, missing)}\n\nThen run npm test again.`
      : `The checks need ${missing.join(', ')}. Install them, put their programs on PATH and run npm test again.`,
  );
}
