/** Folder → the folders it imports from. */
export type FolderGraph = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Returns the folders that import each other, directly or through others, as groups of two or more (Tarjan's strongly
 * connected components). dependency-cruiser compares the folders of files, which splits a capability with subfolders.
 */
export function findCircles(graph: FolderGraph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const circles: string[][] = [];

  function visit(folder: string): number {
    const own = order.size;
    order.set(folder, own);
    lowest.set(folder, own);
    path.push(folder);
    for (const next of graph.get(folder) ?? []) {
      const reached = order.has(next) ? (path.includes(next) ? order.get(next)! : own) : visit(next);
      lowest.set(folder, Math.min(lowest.get(folder)!, reached));
    }
    if (lowest.get(folder) === own) {
      const group = path.splice(path.indexOf(folder));
      if (group.length > 1) circles.push(group.toSorted());
    }
    return lowest.get(folder)!;
  }

  for (const folder of graph.keys()) if (!order.has(folder)) visit(folder);
  return circles;
}
