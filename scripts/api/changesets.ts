/** The packages that a changeset names in its head. */
export function packagesOf(changeset: string): string[] {
  const head = /^---\n([\s\S]*?)\n---/.exec(changeset)?.[1] ?? '';
  return [...head.matchAll(/^['"]?([^'":]+)['"]?:\s*(?:major|minor|patch)\s*$/gm)].map(([, name]) => name);
}

/** The first report needs none: there was nothing to depend on. */
export const isUpdateAllowed = (before: string, isAnnounced: boolean) => before === '' || isAnnounced;
