import { sql } from 'kysely';
import type { Expression, SqlBool } from 'kysely';
import type { Logger } from 'pino';
import { hasCitus } from './citus.ts';
import type { Db } from './schema.ts';
import { isUnavailable } from './unavailable.ts';

/** Limits a statement to some brands; always true if it is for all of them. */
type BrandFilter = Expression<SqlBool>;

/**
 * Runs a statement over the rows of all brands, as sweeps do. On Citus it reaches every shard, and fails if one worker is
 * down. Then it runs again for the brands of each worker, so that only those of the missing one wait.
 */
export async function acrossBrands<T>(
  db: Db,
  log: Logger,
  statement: (brands: BrandFilter) => Promise<T[]>,
): Promise<T[]> {
  try {
    return await statement(sql<boolean>`true`);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    const workers = await listBrandsByWorker(db);
    if (workers.length === 0) throw error;
    const results: T[] = [];
    for (const { worker, brands } of workers) {
      try {
        results.push(...(await statement(sql<boolean>`brand_id = any(${brands}::text[])`)));
      } catch (problem) {
        if (!isUnavailable(problem)) throw problem;
        log.warn({ worker, brands: brands.length, err: problem }, 'skipped the brands of a worker');
      }
    }
    return results;
  }
}

interface WorkerBrands {
  worker: string;
  brands: string[];
}

/** Lists the brands by the worker that has their shard, from the coordinator alone; none without Citus. */
async function listBrandsByWorker(db: Db): Promise<WorkerBrands[]> {
  if (!(await hasCitus(db))) return [];
  const { rows } = await sql<WorkerBrands>`
    select n.nodename || ':' || n.nodeport as worker, array_agg(b.brand_id) as brands
    from (select distinct home_brand_id as brand_id from brand_slugs) b
    join pg_dist_placement p on p.shardid = get_shard_id_for_distribution_column('brands', b.brand_id)
    join pg_dist_node n on n.groupid = p.groupid and n.noderole = 'primary'
    group by 1 order by 1`.execute(db);
  return rows;
}
