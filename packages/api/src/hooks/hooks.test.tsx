import { useState } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createClient } from '../client.ts';
import type { Client } from '../client.ts';
import { calls } from '../index.ts';
import { ClientProvider, useCall, useCallInfinite, useInvalidate, useMutation } from './index.ts';

let root: Root | undefined;
let thrown: unknown;

function show(element: ReactNode): void {
  root = createRoot(document.body.appendChild(document.createElement('div')), {
    onUncaughtError: (error) => (thrown = error),
  });
  root.render(element);
}

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  thrown = undefined;
});

const shown = (text: string) => vi.waitFor(() => expect(document.body.textContent).toContain(text));
const status = () => document.querySelector('[role=status]')?.textContent;
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);

type Answer = { status?: number; body: object } | 'broken';

function setUp(answer: (url: URL, init: RequestInit) => Answer) {
  const asked: { url: URL; key: string | null }[] = [];
  const client = createClient({
    session: {
      token: () => 't',
      user: () => ({ email: '', name: '', brand_id: '' }),
      forget: () => undefined,
    },
    onSignedOut: () => undefined,
    fetch: async (input, init = {}) => {
      const url = new URL(input instanceof Request ? input.url : input, 'http://khep.test');
      asked.push({ url, key: new Headers(init.headers).get('idempotency-key') });
      const given = answer(url, init);
      if (given === 'broken') throw new TypeError('Failed to fetch');
      return new Response(JSON.stringify(given.body), { status: given.status ?? 200 });
    },
  });
  return { client, asked };
}

interface AppProps {
  client: Client;
  /** Milliseconds within which SWR takes two loads for one; 2000 in the console. */
  dedupingInterval?: number;
  children: ReactNode;
}

function App({ client, dedupingInterval = 0, children }: AppProps) {
  return (
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval, errorRetryInterval: 100_000 }}>
      <ClientProvider client={client}>{children}</ClientProvider>
    </SWRConfig>
  );
}

function Couriers({ wait = false }: { wait?: boolean }) {
  const { data, error, isLoading } = useCall(calls.courier.list, wait ? null : {});
  return (
    <p>
      {isLoading
        ? 'loading'
        : (error?.message ?? data?.data.couriers.map(({ name }) => name).join() ?? 'nothing')}
    </p>
  );
}

function Boxes() {
  const boxes = useCallInfinite(calls.box.list, {});
  return (
    <>
      <p>{`${boxes.rows.map(({ name }) => name).join()} of ${boxes.total ?? '?'}`}</p>
      {boxes.hasMore && (
        <button type="button" onClick={boxes.loadMore}>
          More
        </button>
      )}
    </>
  );
}

function Remove() {
  const remove = useMutation(calls.box.remove, { invalidates: ['box'] });
  const [answer, setAnswer] = useState('');
  return (
    <>
      <button
        type="button"
        onClick={() =>
          void remove.send({ params: { id: 'b1' } }).then((done) => setAnswer(done?.message ?? 'failed'))
        }
      >
        Remove
      </button>
      <p role="status">{remove.isPending ? 'pending' : (remove.error?.message ?? answer)}</p>
    </>
  );
}

describe('useCall', () => {
  test('returns the response', async () => {
    const { client } = setUp(() => ({ body: { data: { couriers: [{ name: 'Delhivery Surface' }] } } }));
    show(
      <App client={client}>
        <Couriers />
      </App>,
    );
    await shown('Delhivery Surface');
  });

  test('shows the error message', async () => {
    const { client } = setUp(() => ({ status: 422, body: { message: 'Choose a brand' } }));
    show(
      <App client={client}>
        <Couriers />
      </App>,
    );
    await shown('Choose a brand');
  });

  test('polls as long as the latest response needs it', async () => {
    let loads = 0;
    const { client, asked } = setUp(() => {
      loads += 1;
      return { body: { data: { couriers: [{ name: loads < 3 ? 'checking' : 'connected' }] } } };
    });
    function Polled() {
      const { data } = useCall(
        calls.courier.list,
        {},
        { refreshInterval: (answer) => (answer.data.couriers[0]?.name === 'checking' ? 1 : 0) },
      );
      return <p>{data?.data.couriers[0]?.name}</p>;
    }
    show(
      <App client={client}>
        <Polled />
      </App>,
    );
    await shown('connected');
    expect(asked).toHaveLength(3);
  });

  test('waits while the request is null', async () => {
    const { client, asked } = setUp(() => ({ body: {} }));
    show(
      <App client={client}>
        <Couriers wait />
      </App>,
    );
    await shown('nothing');
    expect(asked).toEqual([]);
  });

  test('throws without a client', async () => {
    show(<Couriers />);
    await vi.waitFor(() => expect(String(thrown)).toContain('Wrap the app in <ClientProvider'));
  });
});

describe('useCallInfinite', () => {
  const pages = (url: URL): Answer => {
    const after = url.searchParams.get('after');
    return {
      body: {
        data: {
          boxes: [{ name: after === null ? 'Box S' : 'Box M' }],
          total_count: 2,
          next: after === null ? 'cursor-1' : null,
        },
      },
    };
  };

  test('loads pages by cursor until the end', async () => {
    const { client, asked } = setUp(pages);
    show(
      <App client={client}>
        <Boxes />
      </App>,
    );
    await shown('Box S of 2');
    button('More')?.click();
    await shown('Box S,Box M of 2');
    expect(asked.map(({ url }) => url.searchParams.get('after'))).toEqual([null, 'cursor-1']);
    expect(button('More')).toBeUndefined();
    // Another tab may have changed them meanwhile.
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(asked).toHaveLength(4));
    expect(asked.slice(2).map(({ url }) => url.searchParams.get('after'))).toEqual([null, 'cursor-1']);
  });

  test('refetches after a change under its id', async () => {
    let isRemoved = false;
    const { client } = setUp((url, init) => {
      if (init.method === 'DELETE') {
        isRemoved = true;
        return { body: { message: 'Removed' } };
      }
      return isRemoved ? { body: { data: { boxes: [], total_count: 0, next: null } } } : pages(url);
    });
    show(
      <App client={client}>
        <Boxes />
        <Remove />
      </App>,
    );
    await shown('Box S of 2');
    button('Remove')?.click();
    await shown('of 0');
    await vi.waitFor(() => expect(status()).toBe('Removed'));
  });
});

describe('useInvalidate', () => {
  test('refetches a list with filters that were used before the change', async () => {
    function Filtered() {
      const [search, setSearch] = useState('a');
      const boxes = useCallInfinite(calls.box.list, { query: { search } });
      return (
        <>
          <p>{`${search}: ${boxes.rows.map(({ name }) => name).join()}`}</p>
          <button type="button" onClick={() => setSearch(search === 'a' ? 'b' : 'a')}>
            Search
          </button>
        </>
      );
    }
    let isRemoved = false;
    const { client } = setUp((url, init) => {
      if (init.method === 'DELETE') {
        isRemoved = true;
        return { body: { message: 'Removed' } };
      }
      const name = `${url.searchParams.get('search')}${isRemoved ? ' after' : ' before'}`;
      return { body: { data: { boxes: [{ name }], total_count: 1, next: null } } };
    });
    show(
      // All within the two seconds.
      <App client={client} dedupingInterval={2000}>
        <Filtered />
        <Remove />
      </App>,
    );
    await shown('a: a before');
    button('Search')?.click();
    await shown('b: b before');
    button('Remove')?.click();
    await shown('b: b after');
    button('Search')?.click();
    await shown('a: a after');
  });

  test('refetches responses under an id only', async () => {
    function Refresh() {
      const invalidate = useInvalidate();
      return (
        <button type="button" onClick={() => void invalidate('courier')}>
          Refresh
        </button>
      );
    }
    const { client, asked } = setUp((url) => ({
      body: { data: { couriers: [], boxes: [], total_count: 0, next: null, path: url.pathname } },
    }));
    show(
      <App client={client}>
        <Couriers />
        <Boxes />
        <Refresh />
      </App>,
    );
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    button('Refresh')?.click();
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    expect(asked[2]?.url.pathname).toBe('/api/courier');
  });
});

describe('useSend', () => {
  test('keeps the error until the next attempt and retries a failed connection with the same key', async () => {
    const answers: Answer[] = ['broken', { body: { message: 'Removed' } }, { body: { message: 'Removed' } }];
    const { client, asked } = setUp(() => answers.shift() ?? 'broken');
    show(
      <App client={client}>
        <Remove />
      </App>,
    );
    await shown('Remove');
    button('Remove')?.click();
    await vi.waitFor(() => expect(status()).toBe('Network Error'));
    button('Remove')?.click();
    await vi.waitFor(() => expect(status()).toBe('Removed'));
    button('Remove')?.click();
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    expect(asked[1]?.key).toBe(asked[0]?.key);
    expect(asked[2]?.key).not.toBe(asked[0]?.key);
  });
});
