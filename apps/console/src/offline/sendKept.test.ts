import 'fake-indexeddb/auto';
import { calls } from '@khep/api';
import { CallError } from '@khep/api/client';
import { expect, test } from 'vitest';
import { EvidenceStore } from './evidenceStore.ts';
import { sendKept } from './sendKept.ts';

const failing = (status: number) =>
  new CallError({ endpoint: calls.pickPack.packed, status, message: 'No.' });

async function storeOf(user: string, ...subjects: string[]) {
  const store = new EvidenceStore<string>('bench', { brand_id: 'brd_1', user });
  for (const subject of subjects) await store.keep(subject, `draft of ${subject}`);
  return store;
}
const left = async (store: EvidenceStore<string>) => (await store.kept()).map(({ subject }) => subject);

test('a box that is refused does not hold those behind it', async () => {
  const store = await storeOf('asha', 'a', 'b', 'c');
  const refused: string[] = [];
  const count = await sendKept(
    store,
    (_, subject) => (subject === 'b' ? Promise.reject(failing(409)) : Promise.resolve()),
    (_, draft) => void refused.push(draft),
  );
  expect(count).toBe(3);
  expect(refused).toEqual(['draft of b']);
  expect(await left(store)).toEqual(['b']);
});

test('without a connection nothing more is tried, and all is kept', async () => {
  const store = await storeOf('meera', 'a', 'b');
  const sent: string[] = [];
  await sendKept(
    store,
    (_, subject) => {
      sent.push(subject);
      return Promise.reject(failing(0));
    },
    () => expect.unreachable(),
  );
  expect(sent).toEqual(['a']);
  expect(await left(store)).toEqual(['a', 'b']);
});
