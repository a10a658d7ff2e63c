/** Who is calling, for which brand. */
export interface Session {
  brand_id: string;
  user_id: string;
  name: string;
  email: string;
  business_role: string;
  /** Modules the user may use; `all` is every one. */
  module_access: string[];
}

/** Whether a user may use a part of the product. `open` and `home` are everybody's. */
export function canAccessModule(session: Session, module: unknown): boolean {
  if (typeof module !== 'string' || module === 'open' || module === 'home') return true;
  return (
    session.business_role === 'owner' ||
    session.module_access.includes('all') ||
    session.module_access.includes(module)
  );
}
