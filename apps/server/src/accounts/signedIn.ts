import type { SessionAnswer } from '@khep/api';
import type { z } from 'zod';
import type { Db } from '../db/schema.ts';
import { unauthorized } from '../errors.ts';
import type { Session } from '../http/session.ts';
import { findBrand, findUser } from './queries.ts';
import { wireBrand, wireUser } from './wire.ts';

/** Who is signed in, for which brand. */
export async function readSignedIn(db: Db, session: Session): Promise<z.input<typeof SessionAnswer>> {
  const user = await findUser(db, session.brand_id, session.user_id);
  const brand = await findBrand(db, session.brand_id);
  if (user === undefined || brand === undefined) throw unauthorized();
  return { user: wireUser(user), brand: wireBrand(brand) };
}
