import { sql } from 'kysely';
import type { CompanyProfile, SavedProfile } from '@khep/api';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { claimVersion, loadVersion } from '../../platform/db/documentVersions.ts';
import { json } from '../../platform/db/schema.ts';
import { supplierGstinProblem } from '@khep/domain/tax';
import { notFound, validationError } from '../../base/errors.ts';
import { appendEvent, changeContext, userActor } from '../../platform/db/events.ts';
import type { Session } from '../../platform/http/session.ts';
import { makeImagePrivate } from '../lookups/privateImages.ts';
import type { Services } from '../../start/services.ts';
import { listGstRecords } from './gstRecords.ts';
import { findBrand } from '../accounts/queries.ts';

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
  turnover: '',
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

const document = 'company_profile';

/** Loads the company profile with its version. */
export async function loadSavedProfile(db: Db | Tx, brand_id: string): Promise<SavedProfile> {
  const version = await loadVersion(db, brand_id, document);
  return { ...(await loadProfile(db, brand_id)), version };
}

/** Rejects a GSTIN that can't be right, and any change of the GST fields once a record exists. */
async function assertGstFields(tx: Tx, brand_id: string, given: CompanyProfile): Promise<void> {
  const saved = await loadProfile(tx, brand_id);
  const changed = (['gst_no', 'pan_card_url', 'gst_verification_url'] as const).find(
    (field) => given[field] !== saved[field],
  );
  if (changed === undefined) return;
  const records = await listGstRecords(tx, brand_id);
  if (records.some(({ status }) => status !== 'rejected'))
    throw validationError({ [changed]: 'GST details are locked once a GSTIN was sent for verification.' });
  const problem = given.gst_no === '' ? undefined : supplierGstinProblem(given.gst_no);
  if (problem !== undefined && given.gst_no !== saved.gst_no) throw validationError({ gst_no: problem });
}

/** Replaces the company profile and the brand's name. The slug is kept, so that old tracking links work. @throws VersionConflict */
export async function saveProfile(
  tx: Tx,
  services: Pick<Services, 'files' | 'privateFiles' | 'clock'>,
  session: Session,
  given: CompanyProfile,
  ifMatch: number | undefined,
): Promise<SavedProfile> {
  const version = await claimVersion(tx, changeContext(session, ifMatch), {
    document,
    now: services.clock.now(),
    load: () => loadProfile(tx, session.brand_id),
  });
  await assertGstFields(tx, session.brand_id, given);
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
  return { ...profile, version };
}
