// `npm run dev`: the server and Vite's console side by side, each with its own reload.
import { spawn } from 'node:child_process';
import { build, environment, install, root } from './setup/install.mjs';

install();
build(['@khep/tracking', '@khep/tracking-widget']);
const start = (command, args) => spawn(command, args, { cwd: root, env: environment(), stdio: 'inherit' });
const children = [
  start('node', [
    '--conditions=@khep/source',
    '--watch-path=apps/server/src',
    'apps/server/src/start/main.ts',
    ...process.argv.slice(2),
  ]),
  start('vite', ['apps/console']),
];
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => children.forEach((child) => child.kill(signal)));
for (const child of children)
  child.on('exit', (code) => (children.forEach((other) => other.kill()), process.exit(code ?? 0)));
