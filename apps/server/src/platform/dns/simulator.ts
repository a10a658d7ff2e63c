import type { Clock } from '../../base/clock.ts';
import type { DnsRecord, DnsResolver } from './resolver.ts';

/** How long the simulated provider needs to publish records, at speed 1. */
const publishMs = 10 * 60_000;

/**
 * A DNS in which each brand sets the records it is shown, ten minutes after it first checks them. To rehearse errors: a host
 * with "wrong" in its name gets other values, and one with "never" gets none.
 */
export function createDnsSimulator(clock: Clock, speed: number): DnsResolver {
  const records = new Map<string, { value: string; from: number }>();
  const key = (type: DnsRecord['type'], name: string) => `${type} ${name.toLowerCase()}`;
  const read = async (type: DnsRecord['type'], name: string) => {
    const found = records.get(key(type, name));
    return found && found.from <= clock.now().getTime() ? [found.value] : [];
  };
  return {
    isSimulated: true,
    txt: (name) => read('TXT', name),
    cname: (name) => read('CNAME', name),
    addresses: async () => [],
    expect(wanted, { arePublished }) {
      for (const { type, name, value } of wanted) {
        if (name.includes('never')) continue;
        const wrong = type === 'CNAME' ? 'parked.example' : 'khep-brand=another-brand';
        const given = name.includes('wrong') ? wrong : value;
        const id = key(type, name);
        if (records.get(id)?.value !== given)
          records.set(id, {
            value: given,
            from: clock.now().getTime() + (arePublished ? 0 : publishMs / speed),
          });
      }
    },
  };
}
