import type { SessionResponse } from '@khep/api';
import type { z } from 'zod';
import type { Db } from '../../platform/db/schema.ts';
import { unauthorized } from '../../base/errors.ts';
import type { Session } from '../../platform/http/session.ts';
import { findBrand, findUser } from './queries.ts';
import { serializeBrand, serializeUser } from './serializers.ts';

/** Loads the current user and brand. */
export async function loadCurrentUser(db: Db, session: Session): Promise<z.input<typeof SessionResponse>> {
  const user = await findUser(db, session.brand_id, session.user_id);
  const brand = await findBrand(db, session.brand_id);
  if (user === undefined || brand === undefined) throw unauthorized();
  return {
    user: serializeUser(user),
    brand: serializeBrand(brand),
    needs_two_step: session.needs_two_step === true,
  };
}
