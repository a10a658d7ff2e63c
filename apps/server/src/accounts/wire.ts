import type { Selectable } from 'kysely';
import type { Brand, LoginAnswer, User } from '@khep/api';
import type { StartedSession } from './sessions.ts';
import type { BrandsTable, UsersTable } from './tables.ts';

/** A user as it stands on the wire. */
export function wireUser(row: Selectable<UsersTable>): User {
  return {
    id: row.user_id,
    name: row.name,
    mobile: row.mobile,
    email: row.email,
    business_role: row.business_role,
    module_access: row.module_access,
    profile_photo: row.profile_photo ?? '',
    created_at: row.created_at.toISOString(),
  };
}

/** A brand as it stands on the wire. */
export function wireBrand(row: Selectable<BrandsTable>): Brand {
  return { id: row.brand_id, name: row.name, slug: row.slug, store_name: row.name };
}

/** What a log-in and the end of a sign-up answer. */
export function wireSession(
  started: StartedSession,
  user: Selectable<UsersTable>,
  brand: Selectable<BrandsTable>,
): LoginAnswer {
  return {
    token: started.token,
    expires_at: started.expires_at.toISOString(),
    user: wireUser(user),
    brand: wireBrand(brand),
  };
}
