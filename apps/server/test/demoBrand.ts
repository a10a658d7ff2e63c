import { cpSync } from 'node:fs';
import { demoLogin, seedDemo } from '../src/start/seed/index.ts';
import type { Engine } from './engines.ts';
import { openFilled } from './filled.ts';
import { startTestServer } from './server.ts';
import type { TestServer } from './server.ts';

/** A server with the demo brand, whose owner is logged in. Stop it after the suite. */
export interface DemoServer {
  server: TestServer;
  token: string;
  brand_id: string;
}

/**
 * Starts a server with the demo brand and two weeks of its orders. They are written once a run and engine; each suite has a
 * copy of its own.
 */
export async function startDemoServer(
  engine: Engine,
  environment: Record<string, string> = { KHEP_SIMULATOR_SPEED: '1' },
): Promise<DemoServer> {
  const filled = await openFilled(engine, 'demo', async (open, files) => {
    const server = await startTestServer(engine, { KHEP_SIMULATOR_SPEED: '1' }, { open });
    await seedDemo(server.db, server.services);
    cpSync(server.services.config.KHEP_DATA, files, { recursive: true });
    await server.stop();
  });
  const server = await startTestServer(engine, environment, filled);
  return { server, ...(await logIn(server)) };
}

async function logIn(server: TestServer): Promise<{ token: string; brand_id: string }> {
  const { status, body } = await server.call('POST', '/auth/login', {
    form: { username: demoLogin.email, password: demoLogin.password },
  });
  if (status !== 200) throw new Error(`The demo brand could not log in: ${JSON.stringify(body)}`);
  return { token: body.data.token, brand_id: body.data.brand.id };
}
