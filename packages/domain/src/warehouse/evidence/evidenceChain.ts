/** An event of a parcel at the bench: a scan, a weight, a photo by its hash, a person's decision. */
export interface EvidenceEntry {
  /** ISO time. */
  at: string;
  /** Who did it. */
  person: string;
  kind: string;
  /** Plain values: texts, finite numbers, booleans, null, lists and objects of them. */
  data: Readonly<Record<string, unknown>>;
}

/** An entry in its chain. */
export interface EvidenceLink extends EvidenceEntry {
  /** From 1. */
  seq: number;
  /** Hash of the link before; of the parcel for the first. */
  previous: string;
  /** Hexadecimal SHA-256 of all of the above. */
  hash: string;
}

/**
 * Writes a value as JSON with sorted names and no spaces, so that equal values have equal bytes wherever they are written
 * (RFC 8785, for the plain values of evidence).
 * @throws {TypeError} for what JSON can't hold
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError('Evidence has a number that JSON can’t hold.');
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object') {
    const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([name, one]) => `${JSON.stringify(name)}:${canonicalJson(one)}`).join(',')}}`;
  }
  throw new TypeError('Evidence has a value that JSON can’t hold.');
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The hash that the first link of a parcel refers to, so that a chain can't be moved to another one. */
const rootOf = (parcel: string): Promise<string> => sha256(`khep evidence 1:${parcel}`);

const hashOf = async ({
  seq,
  previous,
  at,
  person,
  kind,
  data,
}: Omit<EvidenceLink, 'hash'>): Promise<string> =>
  sha256(canonicalJson({ seq, previous, at, person, kind, data }));

/**
 * Appends an entry to a parcel's chain. Works without a network: each link needs only the one before.
 * @param parcel id of the shipment
 * @throws {TypeError} for data that JSON can't hold
 */
export async function appendEvidence(
  parcel: string,
  chain: readonly EvidenceLink[],
  entry: EvidenceEntry,
): Promise<EvidenceLink[]> {
  const link = {
    ...entry,
    seq: chain.length + 1,
    previous: chain.at(-1)?.hash ?? (await rootOf(parcel)),
  };
  return [...chain, { ...link, hash: await hashOf(link) }];
}

/** Returns the last hash of a chain, for the manifest: anyone who has it can detect a later change. */
export const evidenceRoot = async (parcel: string, chain: readonly EvidenceLink[]): Promise<string> =>
  chain.at(-1)?.hash ?? rootOf(parcel);

const linkNames = ['at', 'data', 'hash', 'kind', 'person', 'previous', 'seq'].join();

/** Whether a link has the hash of its values, and no value that the hash leaves out. */
async function isWhole(link: EvidenceLink): Promise<boolean> {
  if (
    Object.keys(link)
      .toSorted((a, b) => (a < b ? -1 : 1))
      .join() !== linkNames
  )
    return false;
  // Data that JSON can't hold were never written by `appendEvidence`.
  return hashOf(link).then(
    (hash) => hash === link.hash,
    () => false,
  );
}

/**
 * Returns the number of the first link that was changed, left out, added or moved; undefined if the chain is as it was
 * written. With the root of the manifest, links that are missing at the end are found too: their number is returned.
 */
export async function brokenEvidence(
  parcel: string,
  chain: readonly EvidenceLink[],
  root?: string,
): Promise<number | undefined> {
  let previous = await rootOf(parcel);
  for (const [at, link] of chain.entries()) {
    if (link.seq !== at + 1 || link.previous !== previous || !(await isWhole(link))) return at + 1;
    previous = link.hash;
  }
  return root === undefined || root === previous ? undefined : chain.length + 1;
}
