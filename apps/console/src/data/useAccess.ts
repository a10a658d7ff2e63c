import { calls } from '@khep/api';
import type { User } from '@khep/api';
import type { Module as ApiModule } from '@khep/domain/team';
import { useCall } from '@khep/api/hooks';
import { useCallback } from 'react';

/** A module that a person may be given access to; `home` is everyone's. */
export type Module = Exclude<ApiModule, 'open'>;

/** Returns whether a user can access a module, by the same rule as the server. */
export function mayUse(user: Pick<User, 'business_role' | 'module_access'>, module: Module): boolean {
  return (
    module === 'home' ||
    user.business_role === 'owner' ||
    user.module_access.includes('all') ||
    user.module_access.includes(module)
  );
}

export interface Access {
  /** Access isn't loaded yet. */
  isLoading: boolean;
  /** The current user; undefined while loading. */
  user: User | undefined;
  /** The role requires two-step log-in, and the user has to set it up first. */
  needsTwoStep: boolean;
  /** True while loading: the server rejects what isn't allowed. */
  allows: (module: Module) => boolean;
}

/** The current user's modules. All screens share one response. */
export function useAccess(): Access {
  const { data, error } = useCall(calls.auth.session);
  const user = data?.data.user;
  const allows = useCallback((module: Module) => user === undefined || mayUse(user, module), [user]);
  return {
    isLoading: user === undefined && error === undefined,
    user,
    needsTwoStep: data?.data.needs_two_step ?? false,
    allows,
  };
}
