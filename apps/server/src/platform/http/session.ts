/** The current user and brand. */
export interface Session {
  brand_id: string;
  user_id: string;
  name: string;
  email: string;
  business_role: string;
  /** Modules the user can access; `all` for every one. */
  module_access: string[];
  /** The role requires two-step log-in and it isn't set up: only the endpoints for that are open. */
  needs_two_step?: boolean;
  /** Why the operator has paused the brand: it can read and not change anything. Null or absent if it isn't paused. */
  paused_reason?: string | null;
}

/** Whether a user can send a request to an endpoint: by its module, or by one that opens some of its records. */
export const canCallEndpoint = (
  session: Pick<Session, 'business_role' | 'module_access'>,
  { module, alsoFor = [] }: { module?: unknown; alsoFor?: readonly string[] },
): boolean => canAccessModule(session, module) || alsoFor.some((other) => canAccessModule(session, other));

/** Whether a user can access a module. Everyone can access `open` and `home`. */
export function canAccessModule(
  session: Pick<Session, 'business_role' | 'module_access'>,
  module: unknown,
): boolean {
  if (typeof module !== 'string' || module === 'open' || module === 'home') return true;
  return (
    session.business_role === 'owner' ||
    session.module_access.includes('all') ||
    session.module_access.includes(module)
  );
}
