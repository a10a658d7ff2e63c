// `npm start`: installs, builds what changed, and runs the product on one port.
import { spawn } from 'node:child_process';
import { build, environment, install, root } from './setup/install.mjs';

install();
console.log('Building the console and the tracking page (seconds when nothing changed) …');
build(['@khep/console', '@khep/tracking']);

const server = spawn(
  'node',
  [
    '--disable-warning=ExperimentalWarning',
    '--conditions=@khep/source',
    'apps/server/src/main.ts',
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    env: environment(),
    stdio: 'inherit',
  },
);
// The server closes its database itself; this process only passes the signal on and waits.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
