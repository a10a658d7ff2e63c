import { grantedModules, teamRoles } from './modules.ts';
import type { GrantedModule } from './modules.ts';

/** Role and modules of a user. `module_access` may be `['all']`. */
export interface Access {
  business_role: string;
  module_access: readonly string[];
}

/** Returns the modules that a user can open, in the order of the sidebar. */
export function modulesOf({ business_role, module_access }: Access): GrantedModule[] {
  const hasAll = business_role === 'owner' || module_access.includes('all');
  return grantedModules.map(({ id }) => id).filter((id) => hasAll || module_access.includes(id));
}

const rank = (role: string): number => {
  const index = (teamRoles as readonly string[]).indexOf(role);
  return index === -1 ? teamRoles.length : index;
};

/** Returns what a granter can't give away: a role above theirs, and modules they don't have. */
export function beyondGranter(granter: Access, given: Partial<Access>): { role: boolean; modules: string[] } {
  const role = given.business_role !== undefined && rank(given.business_role) < rank(granter.business_role);
  if (granter.business_role === 'owner') return { role, modules: [] };
  const own = new Set<string>(modulesOf(granter));
  const isBeyond = (module: string) =>
    module === 'all'
      ? !granter.module_access.includes('all')
      : module !== 'home' && module !== 'open' && !own.has(module);
  return { role, modules: (given.module_access ?? []).filter(isBeyond) };
}

/** Whether a role grants access to others at all. */
export function canGrant(role: string): boolean {
  return rank(role) < rank('user');
}

/** A user for the list of who can open a module. */
export interface TeamMember extends Access {
  id: string;
  name: string;
  /** Invited users have not chosen a password yet, so they open nothing. */
  isInvited: boolean;
}

export interface ModuleCover<Member extends TeamMember> {
  module: GrantedModule;
  label: string;
  members: Member[];
}

/** Returns who can open each module, those with the fewest people first: work stops there when one person is away. */
export function moduleCover<Member extends TeamMember>(team: readonly Member[]): ModuleCover<Member>[] {
  const active = team.filter(({ isInvited }) => !isInvited);
  return grantedModules
    .map(({ id, label }) => ({
      module: id,
      label,
      members: active.filter((member) => modulesOf(member).includes(id)),
    }))
    .sort((a, b) => a.members.length - b.members.length);
}
