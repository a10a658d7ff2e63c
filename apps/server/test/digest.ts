import { sql } from 'kysely';
import type { TestServer } from './server.ts';

/** A digest of every row that a brand has, in every table. */
export async function digestOf(server: TestServer, brand_id: string): Promise<Record<string, string>> {
  // Counted requests are saved by a timer, which could come between two digests.
  await server.services.health.flush();
  const { rows: tables } = await sql<{
    name: string;
  }>`select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'brand_id' and table_name not in ('sessions') order by 1`.execute(
    server.db,
  );
  const digests: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{
      digest: string;
    }>`select coalesce(md5(string_agg(one::text, '|' order by one::text)), '') as digest
      from (select * from ${sql.table(name)} where brand_id = ${brand_id}) as one`.execute(server.db);
    digests[name] = rows[0]!.digest;
  }
  return digests;
}
