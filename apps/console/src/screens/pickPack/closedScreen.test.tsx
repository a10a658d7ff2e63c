import 'fake-indexeddb/auto';
import type { HandoverDraft, PackedDraft, WaveWalk } from '@khep/api';
import { createClient } from '@khep/api/client';
import { ClientProvider } from '@khep/api/hooks';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { beforeEach, expect, test, vi } from 'vitest';
import { EvidenceStore } from '../../offline/evidenceStore.ts';
import { forgetFloor } from '../../offline/forgetFloor.ts';
import { Outbox } from '../../offline/outbox.ts';
import type { KeptAction } from '../../offline/outbox.ts';
import { saveSession } from '../../session.ts';
import { useBench } from './useBench.ts';
import { usePickWalk } from './usePickWalk.ts';
import { useUnsentHandovers } from './usePile.ts';

// The browser of this test has no locks; here is one page, which needs none.
Object.defineProperty(navigator, 'locks', {
  value: { request: <Result,>(_name: string, run: () => Result) => run() },
});

let owner: { brand_id: string; user: string };
let tests = 0;
beforeEach(() => {
  // Each test is another person, with stores of their own.
  const email = `asha${(tests += 1)}@example.in`;
  saveSession({ token: 't', brand_id: 'brd_1', email, name: 'Asha' });
  owner = { brand_id: 'brd_1', user: email };
});

/** Shows what uses a hook. The server answers when the test says so. */
function show<State>(useState: () => State) {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<unknown>();
  const client = createClient({
    session: {
      token: () => 't',
      user: () => ({ email: '', name: '', brand_id: '' }),
      forget: () => undefined,
    },
    onSignedOut: () => undefined,
    fetch: async () => {
      asked.resolve();
      return Response.json({ data: await answer.promise });
    },
  });
  let state: State | undefined;
  function Screen() {
    state = useState();
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() =>
    root.render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <ClientProvider client={client}>
          <Screen />
        </ClientProvider>
      </SWRConfig>,
    ),
  );
  return {
    state: state!,
    /** A request was sent. */
    asked: asked.promise,
    close: () => act(() => root.unmount()),
    answer: answer.resolve,
  };
}

const walk = { id: 'wav_1', number: 4, picks: [] as WaveWalk['picks'] } as WaveWalk;
const action: KeptAction = {
  action_id: 'one',
  wave_id: walk.id,
  pick_no: 1,
  kind: 'pick',
  quantity: 1,
  at: '2026-11-27T09:00:00.000Z',
};
const applied = { results: [{ action_id: 'one', outcome: 'applied' }], wave: { ...walk, number: 5 } };

test('a walk that is closed while it sends stores what the server answered', async () => {
  const outbox = new Outbox(owner);
  await outbox.saveWalk(walk);
  await outbox.add(action);
  const screen = show(() => usePickWalk(walk.id));
  const sent = screen.state.flush();
  await screen.asked;
  screen.close();
  screen.answer(applied);
  await sent;
  expect(await outbox.kept(walk.id)).toEqual([]);
  expect((await outbox.walk(walk.id))?.number).toBe(5);
  outbox.close();
});

test('an answer after a log-out does not bring its wave back', async () => {
  const outbox = new Outbox(owner);
  await outbox.saveWalk(walk);
  await outbox.add(action);
  const screen = show(() => usePickWalk(walk.id));
  const sent = screen.state.flush();
  await screen.asked;
  await forgetFloor();
  screen.close();
  screen.answer(applied);
  await sent;
  expect(await outbox.kept(walk.id)).toEqual([]);
  expect(await outbox.walks()).toEqual([]);
  outbox.close();
});

test('actions that outlived a log-out are sent at the next visit, which stores their wave again', async () => {
  const outbox = new Outbox(owner);
  await outbox.add(action);
  const screen = show(() => usePickWalk(walk.id));
  screen.answer(applied);
  await vi.waitFor(async () => expect((await outbox.walk(walk.id))?.number).toBe(5));
  expect(await outbox.kept(walk.id)).toEqual([]);
  screen.close();
  outbox.close();
});

test('a bench that is closed while it sends forgets the box that the server has', async () => {
  const store = new EvidenceStore<PackedDraft>('bench', owner);
  await store.keep('shp_1', { evidence: [], scale_g: 900 });
  const screen = show(useBench);
  const sent = screen.state.send();
  await screen.asked;
  screen.close();
  screen.answer({});
  await sent;
  expect(await store.kept()).toEqual([]);
  store.close();
});

test('a pile that is closed while it sends forgets the handover that the server has', async () => {
  const store = new EvidenceStore<HandoverDraft>('van', owner);
  const draft = {
    id: 'hov_1',
    warehouse_id: 'wh_1',
    partner: 'delhivery',
    received_by: 'Imran',
    evidence: [],
  };
  await store.keep('hov_1', draft as unknown as HandoverDraft);
  const screen = show(useUnsentHandovers);
  const sent = screen.state.send();
  await screen.asked;
  screen.close();
  screen.answer({});
  await sent;
  expect(await store.kept()).toEqual([]);
  store.close();
});
