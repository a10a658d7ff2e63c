export const serviceSorts = ['likely', 'price', 'promise'] as const;
/** Criterion of the best service: the likely cost, the price if it is delivered, or the promised days. */
export type ServiceSort = (typeof serviceSorts)[number];

/** A service with its prices in rupees. */
interface ComparedService {
  likely: number;
  price: number;
  promise_days: number;
}

const keys: Record<ServiceSort, keyof ComparedService> = {
  likely: 'likely',
  price: 'price',
  promise: 'promise_days',
};

/** Sorts services, the best first. Equals are sorted by their likely cost. */
export function sortServices<Service extends ComparedService>(
  services: readonly Service[],
  sort: ServiceSort,
): Service[] {
  const key = keys[sort];
  return services.toSorted((a, b) => a[key] - b[key] || a.likely - b.likely);
}
