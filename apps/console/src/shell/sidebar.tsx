import type { SidebarModule as KitModule } from '@khep/ui';
import { ModuleIcon } from './ModuleIcon.tsx';
import type { Counts, SidebarModule } from './modules.ts';

/**
 * Finds the module and sub-module of an address. The longest matching one wins: a sub-module that is a tab has its name in the
 * query, and the first tab has none.
 */
export function findActive(
  modules: readonly SidebarModule[],
  current: string | undefined,
  pathname: string,
  search = '',
): { activeModule?: string; activeSubModule?: string } {
  const module = modules.find((each) => each.module === current);
  // Screens of the user's own account are open to everyone, like Home, and are not part of it.
  if (!module || (module.module === 'home' && pathname !== module.href)) return {};
  const params = new URLSearchParams(search);
  const matches = (module.items ?? []).filter(({ href }) => {
    const [path = '', query] = href.split('?');
    if (pathname !== path && !pathname.startsWith(`${path}/`)) return false;
    return [...new URLSearchParams(query)].every(([name, value]) => params.get(name) === value);
  });
  const [longest] = matches.sort((a, b) => b.href.length - a.href.length);
  return { activeModule: module.module, ...(longest && { activeSubModule: longest.href }) };
}

/** Maps modules and counts to the kit's sidebar. */
export function toSidebarModules(modules: readonly SidebarModule[], counts: Counts): KitModule[] {
  return modules.map(({ module, label, href, count, isUrgent, items }) => {
    const waiting = count === undefined ? undefined : counts[count];
    return {
      id: module,
      label,
      href,
      icon: <ModuleIcon name={module} />,
      count: waiting,
      ...(isUrgent && { countTone: 'critical' as const }),
      ...(items && {
        subModules: items.map((item) => {
          const itemCount = item.count === undefined ? undefined : counts[item.count];
          return {
            id: item.href,
            label: item.label,
            href: item.href,
            count: itemCount,
          };
        }),
      }),
    };
  });
}
