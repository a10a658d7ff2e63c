/** A past request, for error reports. */
export interface Breadcrumb {
  at: string;
  method: string;
  /** Without the query, which may contain names and phone numbers. */
  url: string;
  /** 0 without a response. */
  status: number;
  milliseconds: number;
}

export const breadcrumbCap = 100;

/** The last requests, oldest first, up to a hundred. */
export function createBreadcrumbs(cap = breadcrumbCap) {
  const kept: Breadcrumb[] = [];
  return {
    add(crumb: Breadcrumb): void {
      kept.push(crumb);
      if (kept.length > cap) kept.splice(0, kept.length - cap);
    },
    all: (): Breadcrumb[] => [...kept],
  };
}
