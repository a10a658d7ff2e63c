import { sql } from 'kysely';
import type { CompanyProfile } from '@khep/api';
import type { Db, Tx } from '../db/schema.ts';
import { json } from '../db/schema.ts';
import { notFound } from '../errors.ts';
import { userActor, appendEvent } from '../events.ts';
import type { Session } from '../http/session.ts';
import { makeImagePrivate } from '../lookups/privateImages.ts';
import type { Services } from '../services.ts';
import { findBrand } from './queries.ts';

const blank: CompanyProfile = {
  company_name: '',
  brand_name: '',
  email: '',
  mobile: '',
  website: '',
  address: '',
  city: '',
  state: '',
  country: 'India',
  pincode: '',
  logo: '',
  gst_no: '',
  pan_card_url: '',
  gst_verification_url: '',
  timezone: 'Asia/Kolkata',
  currency: 'INR',
};

/** The company profile, with defaults from the sign-up until it is saved. */
export async function loadProfile(db: Db | Tx, brandId: string): Promise<CompanyProfile> {
  const brand = await findBrand(db, brandId);
  if (brand === undefined) throw notFound('brand');
  const {
    phone,
    is_saved: _saved,
    setup_step: _step,
    ...profile
  } = brand.profile as Partial<CompanyProfile> & { phone?: string; is_saved?: boolean; setup_step?: number };
  return { ...blank, company_name: brand.name, brand_name: brand.name, mobile: phone ?? '', ...profile };
}

/** Replaces the company profile and the brand's name. The slug is kept, so that old tracking links work. */
export async function saveProfile(
  tx: Tx,
  services: Pick<Services, 'files' | 'privateFiles' | 'clock'>,
  session: Session,
  given: CompanyProfile,
): Promise<CompanyProfile> {
  // A picture of a PAN card must not be public by its address.
  const profile = {
    ...given,
    pan_card_url: await makeImagePrivate(tx, services, session, given.pan_card_url),
    gst_verification_url: await makeImagePrivate(tx, services, session, given.gst_verification_url),
  };
  await tx
    .updateTable('brands')
    .set({
      name: profile.brand_name,
      profile: sql<Record<string, unknown>>`profile || ${json({ ...profile, is_saved: true })}`,
    })
    .where('brand_id', '=', session.brand_id)
    .execute();
  await appendEvent(tx, {
    brand_id: session.brand_id,
    kind: 'company.profile_saved',
    actor: userActor(session),
    data: {},
    at: services.clock.now(),
  });
  return profile;
}
