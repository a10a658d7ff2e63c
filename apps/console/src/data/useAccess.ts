import { calls } from '@khep/api';
import type { User } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { useCallback } from 'react';
import type { Module } from '../routes.ts';

/** Whether a user may use a module, by the rule that the server holds every call to. */
export function mayUse(user: Pick<User, 'business_role' | 'module_access'>, module: Module): boolean {
  return (
    module === 'home' ||
    user.business_role === 'owner' ||
    user.module_access.includes('all') ||
    user.module_access.includes(module)
  );
}

export interface Access {
  /** What may be used is not known yet. */
  isLoading: boolean;
  /** True also while it is not known: what is not theirs the server refuses. */
  allows: (module: Module) => boolean;
}

/** What who is signed in may use. Every screen shares one answer. */
export function useAccess(): Access {
  const { data, error } = useCall(calls.auth.session);
  const user = data?.data.user;
  const allows = useCallback((module: Module) => user === undefined || mayUse(user, module), [user]);
  return { isLoading: user === undefined && error === undefined, allows };
}
