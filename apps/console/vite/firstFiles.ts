import { join } from 'node:path';
import type { Rolldown } from 'vite';

/** Modules of the screens that open on a phone in a warehouse. */
const screens = ['Pick', 'Pack'].map((name) =>
  join(import.meta.dirname, `../src/screens/pickPack/${name}.tsx`),
);
/** Code that no other screen loads. */
const ownCode = /\/screens\/pickPack\/|\/domain\/src\/warehouse\/|\/console\/src\/offline\//;

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/**
 * Puts the modules of the first load into one file, and those that pick and pack add into two. Without it each set of screens
 * that share a module has a file of its own: more than 250 requests before Pick was there.
 */
export const firstFiles: Rolldown.OutputOptions['codeSplitting'] = {
  groups: [
    { name: 'first', tags: ['$initial'], priority: 2 },
    { name: floorFile(), debugName: 'floor', priority: 1 },
  ],
};

/** Returns a function for the name of a module's file; null for modules that pick and pack don't add. */
export function floorFile(from = screens): (id: string, graph: ModuleGraph) => string | null {
  let found: ReadonlySet<string> | undefined;
  return (id, graph) => {
    found ??= findReachable(from, graph);
    // The screens are files of their own, which their routes import.
    if (!found.has(id) || from.includes(id)) return null;
    return ownCode.test(id) ? 'floor' : 'shared';
  };
}

/** @throws if a screen isn't in the build */
function findReachable(from: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set<string>();
  const add = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    // A copy: the graph uses the same array for the next module.
    const imported = graph.getModuleInfo(id)?.importedIds.slice() ?? [];
    imported.forEach(add);
  };
  for (const screen of from) {
    if (graph.getModuleInfo(screen) === null) throw new Error(`The build has no ${screen}.`);
    add(screen);
  }
  return found;
}
