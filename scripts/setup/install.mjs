// Makes the checkout runnable on a bare machine: runs on any Node from 20.19 and uses only what Node brings.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stop } from './stop.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const bin = join(root, 'node_modules', '.bin');
const stamp = join(root, 'node_modules', '.khep-lock');

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    stop(
      `Khep needs Node 20.19 or newer to start; this is ${process.versions.node}. Install a newer Node from https://nodejs.org and run the command again.`,
    );
  }
}

/** The environment of every child: the pinned Node first, no telemetry, compiled code kept for the next process. */
export function environment(extra = {}) {
  const separator = process.platform === 'win32' ? ';' : ':';
  return {
    ...process.env,
    PATH: `${bin}${separator}${process.env.PATH ?? ''}`,
    TURBO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    DO_NOT_TRACK: '1',
    NO_UPDATE_NOTIFIER: '1',
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
    ...extra,
  };
}

/** Runs a command in the root; returns its exit code. */
export function run(command, args, { env = {}, quiet = false } = {}) {
  const done = spawnSync(command, args, {
    cwd: root,
    env: environment(env),
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  });
  if (done.error) return { code: 1, output: done.error.message };
  return { code: done.status ?? 1, output: `${done.stdout ?? ''}${done.stderr ?? ''}` };
}

/** Runs a command in the root without output; resolves with its exit code and what it printed. */
export function runQuietly(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: environment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** Installs exactly what the lock file says, unless that is already there. */
export function install() {
  requireNode();
  const fresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash();
  if (fresh && statSync(bin, { throwIfNoEntry: false })) return;
  // Not `npm ci`: it refuses a lock file that was written where the binaries of other platforms are not to be had.
  // This installs the locked versions with their integrity, and leaves the lock file alone.
  console.log('Installing what the lock file names (once; about a minute) …');
  const { code, output } = run('npm', ['install', '--no-save', '--no-audit', '--no-fund'], { quiet: true });
  if (code !== 0) {
    const lines = output
      .trim()
      .split('\n')
      .filter((line) => !line.includes('npm warn'));
    const offline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|network/i.test(output);
    stop(
      offline
        ? `The packages could not be fetched: the npm registry does not answer. Check the network (or the proxy npm uses) and run the command again.\n${lines.slice(-3).join('\n')}`
        : `npm install failed:\n${lines.slice(0, 20).join('\n')}`,
    );
  }
  if (!existsSync(join(bin, process.platform === 'win32' ? 'node.cmd' : 'node'))) {
    stop(
      'The pinned Node 24 is missing from node_modules: this platform has no build of it in the lock file. Run Khep on Linux, macOS or Windows, x64 or arm64.',
    );
  }
  writeFileSync(stamp, lockHash());
}

/** The command that builds these packages through turbo's cache. */
export const buildCommand = (targets) => [
  'turbo',
  'run',
  'build',
  ...targets.flatMap((name) => ['--filter', name]),
  '--output-logs=errors-only',
];

/** Builds through turbo's cache; stops with the errors of a failed build. */
export function build(targets) {
  const [turbo, ...args] = buildCommand(targets);
  const { code, output } = run(turbo, args, { quiet: true });
  if (code !== 0) stop(`The build failed:\n${output.trim().split('\n').slice(-40).join('\n')}`);
}
