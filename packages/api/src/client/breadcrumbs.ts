/** A call that was made, for the story of an error. */
export interface Breadcrumb {
  at: string;
  method: string;
  /** Without its query: searches hold names and phone numbers. */
  url: string;
  /** 0 where no answer came. */
  status: number;
  milliseconds: number;
}

export const breadcrumbCap = 100;

/** The last calls, the oldest first; at most a hundred. */
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
