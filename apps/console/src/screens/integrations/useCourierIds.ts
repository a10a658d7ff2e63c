import { useCouriers } from '../../data/useLookups.ts';

/** The first service of each courier company, whose page has the company's credentials. */
export function useCourierIds(): ReadonlyMap<string, number> {
  const { rows } = useCouriers();
  const ids = new Map<string, number>();
  for (const { partner, courier_id } of rows) if (!ids.has(partner)) ids.set(partner, courier_id);
  return ids;
}
