import 'fake-indexeddb/auto';
import type { WaveWalk } from '@khep/api';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { appendEvidence, brokenEvidence } from '@khep/domain/warehouse';
import type { EvidenceLink } from '@khep/domain/warehouse';
import { EvidenceStore } from '../../offline/evidenceStore.ts';
import { Outbox } from '../../offline/outbox.ts';
import type { KeptAction } from '../../offline/outbox.ts';
import { withActions } from './usePickWalk.ts';

const walk = {
  id: 'wav_1',
  picks: [
    { pick_no: 1, quantity: 2, picked: 0, short: 0 },
    { pick_no: 2, quantity: 1, picked: 0, short: 0 },
  ],
} as WaveWalk;
const action = (action_id: string, more: Partial<KeptAction> = {}): KeptAction => ({
  action_id,
  wave_id: walk.id,
  pick_no: 1,
  kind: 'pick',
  quantity: 1,
  at: '2026-11-27T09:00:00.000Z',
  ...more,
});

test('actions are kept in their order until the server has answered them', async () => {
  const owner = { brand_id: 'brd_1', user: 'asha@example.in' };
  const first = new Outbox(owner);
  await first.saveWalk(walk);
  for (const id of ['one', 'two', 'three']) await first.add(action(id));
  await first.add(action('other', { wave_id: 'wav_2' }));
  first.close();

  // As after a crash: another page of the same person.
  const again = new Outbox(owner);
  expect((await again.kept(walk.id)).map(({ action_id }) => action_id)).toEqual(['one', 'two', 'three']);
  const answered = { ...walk, number: 7 };
  await again.answered(answered, new Set(['one', 'two', 'other']));
  expect((await again.kept(walk.id)).map(({ action_id }) => action_id)).toEqual(['three']);
  expect(await again.kept('wav_2')).toHaveLength(1);
  expect((await again.walk(walk.id))?.number).toBe(7);
  again.close();

  const another = new Outbox({ ...owner, user: 'ravi@example.in' });
  expect(await another.kept(walk.id)).toEqual([]);
  another.close();
});

test('a wave shows what is kept as if the server had it, and leaves out what it will refuse', () => {
  const shown = withActions(walk, [
    action('one', { quantity: 2 }),
    action('too many'),
    action('short', { pick_no: 2, kind: 'short' }),
    action('unknown', { pick_no: 9 }),
  ]);
  expect(shown.picks.map(({ picked, short }) => [picked, short])).toEqual([
    [2, 0],
    [0, 1],
  ]);
});

test('evidence and packed boxes stay on the device until they are sent', async () => {
  const owner = { brand_id: 'brd_1', user: 'asha@example.in' };
  const bench = new EvidenceStore('bench', owner);
  const link = {
    at: '2026-11-27T09:00:00.000Z',
    person: 'Asha',
    kind: 'piece',
    data: {},
    seq: 1,
    previous: '0',
    hash: '1',
  };
  await bench.append('shp_1', async () => [link]);
  await bench.keep('shp_1', { evidence: [link], scale_g: 900 });
  bench.close();
  const again = new EvidenceStore('bench', owner);
  expect(await again.chain('shp_1')).toEqual([link]);
  expect(await again.kept()).toMatchObject([{ subject: 'shp_1', draft: { scale_g: 900 } }]);
  await again.forget('shp_1');
  expect([await again.chain('shp_1'), await again.kept()]).toEqual([[], []]);
  again.close();
});

test('two tabs write one chain, and what is finished in one is not in the other', async () => {
  const owner = { brand_id: 'brd_1', user: 'tabs@example.in' };
  const [one, other] = [new EvidenceStore<string>('van', owner), new EvidenceStore<string>('van', owner)];
  const add = (awb: string) => (before: readonly EvidenceLink[]) =>
    appendEvidence('hov_1', before, {
      at: '2026-11-28T09:00:00.000Z',
      person: 'Asha',
      kind: 'parcel',
      data: { awb },
    });
  await one.append('pile', add('1'));
  await other.append('pile', add('2'));
  const chain = await one.append('pile', add('3'));
  expect(chain.map(({ data }) => data['awb'])).toEqual(['1', '2', '3']);
  expect(await brokenEvidence('hov_1', chain)).toBeUndefined();
  await other.finish('pile', async (links) => ({ key: 'hov_1', draft: `${links.length} scans` }));
  expect(await one.kept()).toEqual([{ subject: 'hov_1', draft: '3 scans' }]);
  expect(await one.append('pile', add('4'))).toHaveLength(1);
  one.close();
  other.close();
});

test('a photo is on the device with its link until the server has it, or neither is stored', async () => {
  const store = new EvidenceStore('bench', { brand_id: 'brd_1', user: 'photos@example.in' });
  const add = (data: EvidenceLink['data']) => (before: readonly EvidenceLink[]) =>
    appendEvidence('shp_1', before, { at: '2026-11-27T09:00:00.000Z', person: 'Asha', kind: 'photo', data });
  const photo = (shows: string, sha256: string) => ({
    subject: 'shp_1',
    shows,
    sha256,
    bytes: new Uint8Array([1, 2]).buffer,
    type: 'image/jpeg',
  });
  await store.append('shp_1', add({ shows: 'scale', sha256: 'a1' }), { taken: photo('scale', 'a1') });
  await store.append('shp_1', add({ shows: 'label', sha256: 'b1' }), { taken: photo('label', 'b1') });
  expect((await store.photos('shp_1')).map(({ sha256, bytes }) => [sha256, bytes.byteLength])).toEqual([
    ['b1', 2],
    ['a1', 2],
  ]);
  // What can't be stored leaves no link behind.
  const broken = { ...photo('width', 'c1'), bytes: (() => 0) as unknown as ArrayBuffer };
  await expect(
    store.append('shp_1', add({ shows: 'width', sha256: 'c1' }), { taken: broken }),
  ).rejects.toThrow();
  expect(await store.chain('shp_1')).toHaveLength(2);
  const chain = await store.append('shp_1', add({ shows: 'scale', sha256: 'a1', url: '/u/1' }), {
    sent: photo('scale', 'a1'),
  });
  expect(await brokenEvidence('shp_1', chain)).toBeUndefined();
  expect((await store.photos('shp_1')).map(({ sha256 }) => sha256)).toEqual(['b1']);
  await store.forget('shp_1');
  expect(await store.photos('shp_1')).toEqual([]);
  store.close();
});

test('evidence that an older build stored is still there', async () => {
  const older = await openDB('khep-bench brd_1 older@example.in', 1, {
    upgrade(db) {
      db.createObjectStore('chains');
      db.createObjectStore('packed');
    },
  });
  await older.put('chains', [{ kind: 'piece' }], 'shp_9');
  older.close();
  const store = new EvidenceStore('bench', { brand_id: 'brd_1', user: 'older@example.in' });
  expect(await store.chain('shp_9')).toHaveLength(1);
  expect(await store.photos('shp_9')).toEqual([]);
  store.close();
});
