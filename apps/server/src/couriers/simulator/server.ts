import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { simulatorApp } from './app.ts';
import type { SimulatorOptions } from './app.ts';

/** The simulator on a port of its own, seen from this machine only. */
export async function startSimulator(
  options: SimulatorOptions,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createAdaptorServer({ fetch: simulatorApp(options).fetch });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve());
  });
  // It must not keep the process alive by itself.
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        if ('closeAllConnections' in server) server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
