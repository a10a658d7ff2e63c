import { Resolver } from 'node:dns/promises';

/** A record of a brand's domain. */
export interface DnsRecord {
  type: 'CNAME' | 'TXT';
  name: string;
  value: string;
}

/** Reads the records of other domains. Names without records give an empty list. */
export interface DnsResolver {
  /** The records are made up, which is shown on screen. */
  isSimulated: boolean;
  /** @throws DnsUnavailable */
  txt(name: string): Promise<string[]>;
  /** @throws DnsUnavailable */
  cname(name: string): Promise<string[]>;
  /** The IPv4 addresses of a host, for domains that use one in place of a CNAME. @throws DnsUnavailable */
  addresses(host: string): Promise<string[]>;
  /** Tells a simulator which records a brand is shown. Those that were verified `arePublished`, also after a restart. */
  expect?(records: readonly DnsRecord[], options: { arePublished: boolean }): void;
}

/** DNS doesn't respond. Try again later. */
export class DnsUnavailable extends Error {
  override readonly name = 'DnsUnavailable';
}

const timeoutMs = 3000;
const noRecord = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);

/** Reads DNS with the resolvers of this machine. */
export function createDnsResolver(): DnsResolver {
  const resolver = new Resolver({ timeout: timeoutMs, tries: 2 });
  const read = async (query: Promise<string[]>, name: string): Promise<string[]> => {
    try {
      return await query;
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? '';
      if (noRecord.has(code)) return [];
      throw new DnsUnavailable(`No response for ${name} (${code})`, { cause: error });
    }
  };
  return {
    isSimulated: false,
    txt: (name) =>
      read(
        resolver.resolveTxt(name).then((records) => records.map((parts) => parts.join(''))),
        name,
      ),
    cname: (name) => read(resolver.resolveCname(name), name),
    addresses: (host) => read(resolver.resolve4(host), host),
  };
}
