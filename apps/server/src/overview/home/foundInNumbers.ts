import type { HomeFindings } from '@khep/api';
import { istDay } from '@khep/domain/days';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../platform/db/schema.ts';
import { cellSource } from '../analytics/cellSource.ts';
import { loadFindings } from '../analytics/findings/loadFindings.ts';
import { loadLabels } from '../analytics/labels.ts';

/** Findings that Home lists; the overview has all. */
const mostShown = 3;
/** Findings are of thirty days, so that an hour changes little. */
const keptMs = 3_600_000;

const found = new WeakMap<Db, LRUCache<string, Promise<HomeFindings>>>();

/** Loads the costliest changes of the overview, searched at most once an hour for each brand. */
export async function loadFoundInNumbers(db: Db, brand_id: string, now: Date): Promise<HomeFindings> {
  let cache = found.get(db);
  if (!cache) {
    cache = new LRUCache({ max: 1000, ttl: keptMs });
    found.set(db, cache);
  }
  // Another day has another period.
  const key = `${brand_id} ${istDay(now)}`;
  const kept = cache.get(key);
  if (kept) return kept;
  const search = searchNumbers(db, brand_id, now);
  cache.set(key, search);
  search.catch(() => cache.delete(key));
  return search;
}

async function searchNumbers(db: Db, brand_id: string, now: Date): Promise<HomeFindings> {
  const { findings, ...days } = await loadFindings({
    source: cellSource(db, brand_id, istDay(now)),
    labelOf: await loadLabels(db, brand_id),
    filter: { dateRange: 'last_30_days', compare: 'previous', page: 'overview' },
    now,
  });
  return { findings: findings.slice(0, mostShown), ...days };
}
