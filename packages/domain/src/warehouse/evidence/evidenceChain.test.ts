import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { appendEvidence, brokenEvidence, canonicalJson, evidenceRoot } from './evidenceChain.ts';
import type { EvidenceLink } from './evidenceChain.ts';

const parcel = 'shp_1';
const entry = (kind: string, data: Record<string, unknown>) => ({
  at: '2026-11-26T10:00:00.000Z',
  person: 'usr_1',
  kind,
  data,
});

async function packed(): Promise<EvidenceLink[]> {
  let chain: EvidenceLink[] = [];
  chain = await appendEvidence(parcel, chain, entry('scan', { sku_id: 'CUP', quantity: 2 }));
  chain = await appendEvidence(parcel, chain, entry('weight', { grams: 620 }));
  return appendEvidence(parcel, chain, entry('photo', { sha256: 'ab'.repeat(32) }));
}

describe('the evidence of a parcel', () => {
  it('is as it was written, and says so with the root of the manifest', async () => {
    const chain = await packed();
    expect(await brokenEvidence(parcel, chain)).toBeUndefined();
    expect(await brokenEvidence(parcel, chain, await evidenceRoot(parcel, chain))).toBeUndefined();
    expect(await brokenEvidence(parcel, [], await evidenceRoot(parcel, []))).toBeUndefined();
  });

  it('is hashed as anyone can repeat it', async () => {
    const [first] = await packed();
    const sha = (text: string) => createHash('sha256').update(text).digest('hex');
    expect(first!.previous).toBe(sha('khep evidence 1:shp_1'));
    const { seq, previous, at, person, kind } = first!;
    expect(first!.hash).toBe(
      sha(
        `{"at":"${at}","data":{"quantity":2,"sku_id":"CUP"},"kind":"${kind}","person":"${person}","previous":"${previous}","seq":${seq}}`,
      ),
    );
  });

  it.each<[what: string, change: (chain: EvidenceLink[]) => EvidenceLink[], broken: number]>([
    ['a changed weight', (chain) => chain.with(1, { ...chain[1]!, data: { grams: 610 } }), 2],
    ['another person', (chain) => chain.with(0, { ...chain[0]!, person: 'usr_2' }), 1],
    ['a link that is missing', (chain) => chain.toSpliced(1, 1), 2],
    ['links in another order', ([a, b, c]) => [b!, a!, c!], 1],
    ['a link twice', ([a, b, c]) => [a!, b!, b!, c!], 3],
    ['the last link missing', (chain) => chain.slice(0, 2), 3],
    [
      'a value beside the hashed ones',
      (chain) => chain.with(1, Object.assign({}, chain[1]!, { note: 'forged' })),
      2,
    ],
    [
      'a value that is missing',
      (chain) => chain.with(1, { ...chain[1]!, person: undefined as unknown as string }),
      2,
    ],
    ['data that JSON can’t hold', (chain) => chain.with(2, { ...chain[2]!, data: { grams: NaN } }), 3],
    ['a forged hash', (chain) => chain.with(2, { ...chain[2]!, hash: '0'.repeat(64) }), 3],
  ])('tells %s', async (_, change, broken) => {
    const chain = await packed();
    expect(await brokenEvidence(parcel, change(chain), await evidenceRoot(parcel, chain))).toBe(broken);
  });

  it('can’t be another parcel’s', async () => {
    expect(await brokenEvidence('shp_2', await packed())).toBe(1);
  });

  it('has one form for equal values', () => {
    expect(canonicalJson({ b: [1, null, true], a: 'ü\n' })).toBe('{"a":"ü\\n","b":[1,null,true]}');
    expect(canonicalJson({ a: 'ü\n', b: [1, null, true] })).toBe('{"a":"ü\\n","b":[1,null,true]}');
    expect(() => canonicalJson({ a: NaN })).toThrow(TypeError);
    expect(() => canonicalJson({ a: undefined })).toThrow(TypeError);
  });
});
