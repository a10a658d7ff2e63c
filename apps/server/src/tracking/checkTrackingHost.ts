import type { TrackingHost, TrackingHostRecord } from '@khep/api';
import type { Selectable } from 'kysely';
import { consumeAttempt } from '../accounts/attemptLimit.ts';
import type { Database, Db } from '../db/schema.ts';
import { DnsUnavailable } from '../dns/resolver.ts';
import type { DnsRecord, DnsResolver } from '../dns/resolver.ts';
import { ApiError } from '../errors.ts';
import type { Services } from '../services.ts';
import type { HostRecordState } from './tables.ts';
import { chosenHost, requireTrackingBrand } from './trackingBrand.ts';
import type { TrackingBrand } from './trackingBrand.ts';
import { serverOrigin, trackingOrigin } from './trackingLink.ts';

const checksPerHour = 60;
const maxSeen = 300;

interface CheckedRecord {
  state: HostRecordState;
  /** What DNS has instead; empty if nothing. */
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

function serialize(services: Services, brand: TrackingBrand, row: HostRow | undefined): TrackingHost {
  const host = chosenHost(brand);
  const about = { is_simulated: services.dns.isSimulated, links_at: trackingOrigin(services, brand) };
  if (host === undefined) return { ...about, host: null, checked_at: null, records: [] };
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

/** Looks the DNS records of the brand's own host up. Once both are right, links to buyers use the host. */
export async function checkTrackingHost(db: Db, services: Services, brand_id: string): Promise<TrackingHost> {
  const { clock, dns } = services;
  const brand = await requireTrackingBrand(db, brand_id);
  const host = chosenHost(brand);
  if (host === undefined) {
    const detail = 'Enter a website and a subdomain, and save them.';
    throw new ApiError({ status: 422, code: 'no_host', detail });
  }
  const limit = { key: `tracking-host:${brand_id}`, limit: checksPerHour, windowSeconds: 3600 };
  await consumeAttempt(db, clock, limit);
  const records = hostRecords(services, brand, host);
  dns.expect?.(records);
  const [cname, txt] = await Promise.all([checkCname(dns, records[0]), checkTxt(dns, records[1])]).catch(
    (error: unknown) => {
      if (!(error instanceof DnsUnavailable)) throw error;
      const detail = `DNS isn't responding for ${host}. Try again in a minute.`;
      throw new ApiError({ status: 503, code: 'dns_unavailable', detail });
    },
  );
  const checked_at = clock.now();
  const isVerified = cname.state === 'verified' && txt.state === 'verified';
  const values = {
    host,
    cname_state: cname.state,
    cname_seen: cname.seen,
    txt_state: txt.state,
    txt_seen: txt.seen,
    verified_at: isVerified ? checked_at : null,
    checked_at,
  };
  await db
    .insertInto('tracking_hosts')
    .values({ brand_id, ...values })
    .onConflict((conflict) => conflict.column('brand_id').doUpdateSet(values))
    .execute();
  return loadTrackingHost(db, services, brand_id);
}
