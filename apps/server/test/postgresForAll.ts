/** One PostgreSQL for all suites of a run, each with a database of its own in it: a server each takes longer than most. */
import { hasPostgres, startPostgres } from './postgres.ts';

export default async function setup(): Promise<(() => void) | undefined> {
  if (!hasPostgres || process.env.TEST_DATABASE_URL !== undefined) return undefined;
  const server = await startPostgres();
  process.env.TEST_POSTGRES = server.url;
  return () => server.stop();
}
