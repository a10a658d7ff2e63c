import type { Selectable } from 'kysely';
import type { Brand, LoginResponse, User } from '@khep/api';
import type { StartedSession } from './sessions.ts';
import type { BrandsTable, UsersTable } from './tables.ts';

/** Serializes a user. */
export function serializeUser(row: Selectable<UsersTable>): User {
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

/** Serializes a brand. */
export function serializeBrand(row: Selectable<BrandsTable>): Brand {
  return { id: row.brand_id, name: row.name, slug: row.slug, store_name: row.name };
}

/** Serializes the response of a log-in or a completed sign-up. */
export function serializeSession(
  started: StartedSession,
  user: Selectable<UsersTable>,
  brand: Selectable<BrandsTable>,
): LoginResponse {
  return {
    token: started.token,
    expires_at: started.expires_at.toISOString(),
    user: serializeUser(user),
    brand: serializeBrand(brand),
  };
}
