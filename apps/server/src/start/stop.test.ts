import { Agent, request } from 'node:http';
import { expect, test } from 'vitest';
import { startTestServer } from '../../test/server.ts';

/** Sends requests over one connection until the server closes it; returns how the last one ended. */
async function load(url: string, agent: Agent, onAnswered: () => void) {
  for (let answered = 0; ; answered += 1) {
    if (answered === 1) onAnswered();
    const end = await new Promise<string>((resolve) => {
      const sent = request(`${url}/healthz`, { agent }, (response) => {
        response.on('error', () => resolve('cut'));
        response.on('end', () => resolve(response.headers.connection === 'close' ? 'closed' : ''));
        response.resume();
      });
      sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
      sent.end();
    });
    if (end !== '') return { answered, end };
  }
}

test('a stop under load completes every request and closes each connection after its response', async () => {
  const server = await startTestServer('pglite');
  const agents = Array.from({ length: 24 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  let connected = 0;
  const loads = agents.map((agent) => load(server.url, agent, () => (connected += 1)));
  await expect.poll(() => connected, { timeout: 120_000 }).toBe(agents.length);
  const started = performance.now();
  await server.stop();
  const took = performance.now() - started;
  const ended = await Promise.all(loads);
  expect(new Set(ended.map(({ end }) => end))).toEqual(new Set(['closed']));
  expect(ended.every(({ answered }) => answered > 0)).toBe(true);
  expect(took).toBeLessThan(8000);
  for (const agent of agents) agent.destroy();
});
