import type { HostRecordResult } from '@khep/domain/tracking';
import type { TrackingHost, TrackingHostRecord } from '@khep/api';
import type { Selectable } from 'kysely';
import { consumeAttempt } from '../../../platform/db/attemptLimit.ts';
import { loadProfile } from '../../../brand/company/profile.ts';
import type { Database, Db } from '../../../platform/db/schema.ts';
import { DnsUnavailable } from '../../../platform/dns/resolver.ts';
import type { DnsRecord, DnsResolver } from '../../../platform/dns/resolver.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Services } from '../../../start/services.ts';
import { chosenHost, requireTrackingBrand } from '../../../brand/trackingSite/trackingBrand.ts';
import type { TrackingBrand } from '../../../brand/trackingSite/trackingBrand.ts';
import { serverOrigin, trackingOrigin } from '../../../brand/trackingSite/trackingLink.ts';
import { lostTrackingHostEmail } from './emails.ts';

const checksPerHour = 60;
const maxSeen = 300;
const checkEveryMs = 6 * 3_600_000;
/** After DNS didn't respond. */
const retryMs = 15 * 60_000;
/** From the first failed check to the one after which links change: a mistake at the DNS provider is often fixed at once. */
const minFailureMs = 3_600_000;

interface CheckedRecord {
  state: HostRecordResult;
  /** Value that DNS has instead; empty if none. */
  seen: string;
}

/** The records that a brand sets at its DNS provider: CNAME, then TXT. */
const hostRecords = (services: Services, { slug }: TrackingBrand, host: string): [DnsRecord, DnsRecord] => [
  { type: 'CNAME', name: host, value: new URL(serverOrigin(services)).hostname },
  { type: 'TXT', name: `_khep.${host}`, value: `khep-brand=${slug}` },
];

const normalize = (value: string): string => value.trim().toLowerCase().replace(/\.$/, '');

function compare(found: readonly string[], isRight: boolean): CheckedRecord {
  if (isRight) return { state: 'verified', seen: '' };
  return { state: found.length === 0 ? 'waiting' : 'wrong', seen: found.join(', ').slice(0, maxSeen) };
}

async function checkTxt(dns: DnsResolver, { name, value }: DnsRecord): Promise<CheckedRecord> {
  const found = (await dns.txt(name)).map((text) => text.trim());
  return compare(found, found.includes(value));
}

/** A host without a CNAME may have the server's addresses, as at the root of a domain. */
async function checkCname(dns: DnsResolver, { name, value }: DnsRecord): Promise<CheckedRecord> {
  const found = await dns.cname(name);
  if (found.length > 0)
    return compare(
      found,
      found.some((one) => normalize(one) === value),
    );
  const [addresses, expected] = await Promise.all([dns.addresses(name), dns.addresses(value)]);
  return compare(addresses, addresses.length > 0 && addresses.every((one) => expected.includes(one)));
}

type HostRow = Selectable<Database['tracking_hosts']>;
type HostTimes = Pick<HostRow, 'verified_at' | 'failed_at'>;

const unverified: HostTimes = { verified_at: null, failed_at: null };

/** Decides what a check changes: a verified host is lost after two failed checks in a row, at least an hour apart. */
function applyCheck({ verified_at, failed_at }: HostTimes, isRight: boolean, now: Date): HostTimes {
  if (isRight) return { verified_at: now, failed_at: null };
  if (verified_at === null) return { verified_at, failed_at };
  const since = failed_at ?? now;
  const isLost = now.getTime() - since.getTime() >= minFailureMs;
  return { verified_at: isLost ? null : verified_at, failed_at: since };
}

function hostState({ verified_at, failed_at }: HostTimes): TrackingHost['state'] {
  if (failed_at !== null) return verified_at === null ? 'lost' : 'failing';
  return verified_at === null ? 'unverified' : 'verified';
}

function serialize(services: Services, brand: TrackingBrand, row: HostRow | undefined): TrackingHost {
  const host = chosenHost(brand);
  const about = { is_simulated: services.dns.isSimulated, links_at: trackingOrigin(services, brand) };
  if (host === undefined)
    return { ...about, host: null, state: 'unverified', failed_at: null, checked_at: null, records: [] };
  const checked = row?.host === host ? row : undefined;
  const [cname, txt] = hostRecords(services, brand, host);
  const record = (wanted: DnsRecord, found: CheckedRecord | undefined): TrackingHostRecord => ({
    ...wanted,
    state: found?.state ?? 'unchecked',
    seen: found?.seen ?? '',
  });
  return {
    ...about,
    host,
    state: hostState(checked ?? unverified),
    failed_at: checked?.failed_at?.toISOString() ?? null,
    checked_at: checked?.checked_at.toISOString() ?? null,
    records: [
      record(cname, checked && { state: checked.cname_state, seen: checked.cname_seen }),
      record(txt, checked && { state: checked.txt_state, seen: checked.txt_seen }),
    ],
  };
}

const findRow = (db: Db, brand_id: string) =>
  db.selectFrom('tracking_hosts').selectAll().where('brand_id', '=', brand_id).executeTakeFirst();

/** Loads the brand's own host, the DNS records it needs and their last check. */
export async function loadTrackingHost(db: Db, services: Services, brand_id: string): Promise<TrackingHost> {
  return serialize(services, await requireTrackingBrand(db, brand_id), await findRow(db, brand_id));
}

/** Returns the host of a brand whose records are gone, so that its links changed; undefined if none. */
export async function findLostHost(db: Db, brand_id: string): Promise<string | undefined> {
  const row = await findRow(db, brand_id);
  if (!row || hostState(row) !== 'lost') return undefined;
  return chosenHost(await requireTrackingBrand(db, brand_id)) === row.host ? row.host : undefined;
}

/** Looks the DNS records of a brand's host up and saves what it found. @throws DnsUnavailable, without a change */
async function checkHost(db: Db, services: Services, brand: TrackingBrand, host: string): Promise<void> {
  const { clock, dns, log } = services;
  const { brand_id } = brand;
  const records = hostRecords(services, brand, host);
  dns.expect?.(records, { arePublished: brand.verified_host === host });
  const [cname, txt] = await Promise.all([checkCname(dns, records[0]), checkTxt(dns, records[1])]);
  const now = clock.now();
  const [before, after] = await db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('tracking_hosts')
      .select(['host', 'verified_at', 'failed_at'])
      .where('brand_id', '=', brand_id)
      .forUpdate()
      .executeTakeFirst();
    const old = row?.host === host ? row : unverified;
    const times = applyCheck(old, cname.state === 'verified' && txt.state === 'verified', now);
    const nextMs = hostState(times) === 'failing' ? minFailureMs : checkEveryMs;
    const values = {
      host,
      cname_state: cname.state,
      cname_seen: cname.seen,
      txt_state: txt.state,
      txt_seen: txt.seen,
      ...times,
      checked_at: now,
      check_after: new Date(now.getTime() + nextMs),
    };
    await tx
      .insertInto('tracking_hosts')
      .values({ brand_id, ...values })
      .onConflict((conflict) => conflict.column('brand_id').doUpdateSet(values))
      .execute();
    return [hostState(old), hostState(times)];
  });
  if (after !== 'lost' || before === 'lost') return;
  // Saved first: an email that fails is better than one with each check.
  await announceLoss(db, services, brand_id, host).catch((error: unknown) =>
    log.error({ brand_id, err: error }, 'email about a lost tracking host not sent'),
  );
}

async function announceLoss(db: Db, services: Services, brand_id: string, host: string): Promise<void> {
  const [{ email }, brand] = await Promise.all([
    loadProfile(db, brand_id),
    requireTrackingBrand(db, brand_id),
  ]);
  if (email === '') return;
  await services.mailer.send({
    to: email,
    ...lostTrackingHostEmail(host, trackingOrigin(services, brand)),
  });
}

/** Checks the brand's own host at once. Once both records are right, links to buyers use the host. */
export async function checkTrackingHost(db: Db, services: Services, brand_id: string): Promise<TrackingHost> {
  const brand = await requireTrackingBrand(db, brand_id);
  const host = chosenHost(brand);
  if (host === undefined) {
    const detail = 'Enter a website and a subdomain, and save them.';
    throw new ApiError({ status: 422, code: 'no_host', detail });
  }
  const limit = { key: `tracking-host:${brand_id}`, limit: checksPerHour, windowSeconds: 3600 };
  await consumeAttempt(db, services.clock, limit);
  try {
    await checkHost(db, services, brand, host);
  } catch (error) {
    if (!(error instanceof DnsUnavailable)) throw error;
    const detail = `DNS isn't responding for ${host}. Try again in a minute.`;
    throw new ApiError({ status: 503, code: 'dns_unavailable', detail });
  }
  return loadTrackingHost(db, services, brand_id);
}

/** Checks the brand's own host if its check is due. Without a response from DNS, it is due again soon. */
export async function recheckTrackingHost(db: Db, services: Services, brand_id: string): Promise<void> {
  const now = services.clock.now();
  const row = await findRow(db, brand_id);
  if (!row || row.check_after > now) return;
  const brand = await requireTrackingBrand(db, brand_id);
  const host = chosenHost(brand);
  const postpone = (milliseconds: number) =>
    db
      .updateTable('tracking_hosts')
      .set({ check_after: new Date(now.getTime() + milliseconds) })
      .where('brand_id', '=', brand_id)
      .execute();
  if (host === undefined) {
    await postpone(checkEveryMs);
    return;
  }
  try {
    await checkHost(db, services, brand, host);
  } catch (error) {
    if (!(error instanceof DnsUnavailable)) throw error;
    services.log.warn({ brand_id, host, problem: error.message }, 'tracking host not checked');
    await postpone(retryMs);
  }
}
