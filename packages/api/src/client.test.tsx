import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError, VersionConflict, createClient, storedSession } from './client.ts';
import type { CallContext, Notice } from './client.ts';
import { calls } from './index.ts';

interface Seen {
  url: string;
  method: string;
  headers: Headers;
  body: unknown;
}

/** A fake server that records requests. */
function setUp(answer: (seen: Seen) => Response | Promise<Response>, timeout = 0) {
  const seen: Seen[] = [];
  const notices: Notice[] = [];
  const reports: { error: CallError; context: CallContext }[] = [];
  const onSignedOut = vi.fn();
  const client = createClient({
    session: storedSession(localStorage),
    onSignedOut,
    timeout,
    notify: (notice) => notices.push(notice),
    report: (error, context) => reports.push({ error, context }),
    fetch: async (url, init) => {
      const one = {
        url: toAddress(url),
        method: init?.method ?? '',
        headers: new Headers(init?.headers),
        body: init?.body,
      };
      seen.push(one);
      init?.signal?.throwIfAborted();
      const stopped = new Promise<never>((_, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      );
      return Promise.race([answer(one), stopped]);
    },
  });
  return { client, seen, notices, reports, onSignedOut };
}

const toAddress = (input: RequestInfo | URL): string =>
  input instanceof Request ? input.url : input.toString();
const json = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const refused = (status: number, message: string, more: object = {}) =>
  json(status, { message, detail: '', code: 'refused', fields: {}, ...more });
const failing = async (promise: Promise<unknown>): Promise<CallError> => {
  const error: unknown = await promise.catch((thrown: unknown) => thrown);
  if (!(error instanceof CallError)) throw new Error('Expected the request to fail.');
  return error;
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('token', 'secret-token');
  localStorage.setItem('email', 'ritika@mittiandloom.in');
  localStorage.setItem('name', 'Ritika Sharma');
  localStorage.setItem('brand_id', 'br_1');
  localStorage.setItem('store_name', 'Mitti & Loom');
});
afterEach(() => {
  document.cookie = 'khep_csrf=; max-age=0';
});

describe('requests', () => {
  test('a private request has the token in both headers, path parameters and repeated list parameters', async () => {
    const { client, seen } = setUp(() =>
      json(200, { orders: [], pagination: { total: 0, total_is_capped: false, next: null } }),
    );
    await client.call(calls.orders.list, {
      query: { order_status: ['NEW', 'READY_TO_SHIP'], courier_ids: [1, 3], search: '' },
    });
    expect(seen[0]?.url).toBe(
      '/api/order/all?order_status=NEW&order_status=READY_TO_SHIP&courier_ids=1&courier_ids=3',
    );
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer secret-token');
    expect(seen[0]?.headers.get('x-auth-token')).toBe('secret-token');
    expect(seen[0]?.headers.get('idempotency-key')).toBeNull();
  });

  test('login is a form without a token', async () => {
    const { client, seen } = setUp(() => json(200, { data: {} }));
    await client.call(calls.auth.login, { body: { username: 'ritika@mittiandloom.in', password: 'a b&c' } });
    expect(String(seen[0]?.body)).toBe('username=ritika%40mittiandloom.in&password=a+b%26c');
    expect(seen[0]?.body).toBeInstanceOf(URLSearchParams);
    expect(seen[0]?.headers.get('authorization')).toBeNull();
  });

  test('other bodies are JSON, and an unsafe request has an idempotency key', async () => {
    const { client, seen } = setUp(() => json(200, { data: { successful: [], failures: [] } }));
    await client.call(calls.orders.cancel, { body: { order_ids: ['ord_1'] } });
    await client.call(calls.orders.cancel, { body: { order_ids: ['ord_1'] } });
    expect(seen[0]?.body).toBe('{"order_ids":["ord_1"]}');
    expect(seen[0]?.headers.get('content-type')).toBe('application/json');
    const keys = seen.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).not.toBe(keys[0]);
  });

  test('an upload is multipart with its boundary', async () => {
    const { client, seen } = setUp(() => json(200, { data: { url: '/files/a.png' } }));
    const form = new FormData();
    form.append('file', new Blob(['x']), 'a.png');
    await client.call(calls.utils.cloudLink, { body: form });
    expect(seen[0]?.body).toBe(form);
    expect(seen[0]?.headers.get('content-type')).toBeNull();
  });

  test('an empty body sends no fields', async () => {
    const { client, seen } = setUp(() => json(200, { message: 'Shopify disconnected successfully' }));
    await client.call(calls.shopify.inactivate);
    expect(seen[0]?.method).toBe('POST');
    expect(seen[0]?.body).toBeUndefined();
  });

  test('the CSRF cookie is sent as a header', async () => {
    document.cookie = 'khep_csrf=abc%20123';
    const { client, seen } = setUp(() => json(200, { message: 'done' }));
    await client.call(calls.auth.logout);
    expect(seen[0]?.headers.get('x-khep-csrf')).toBe('abc 123');
  });

  test('a path parameter is escaped, and a missing one throws', async () => {
    const { client, seen } = setUp(() => json(200, { data: {} }));
    await client.call(calls.orders.get, { params: { id: 'a/b?c' } });
    expect(seen[0]?.url).toBe('/api/order/a%2Fb%3Fc');
    await expect(client.call(calls.orders.get, { params: { id: '' } })).rejects.toThrow(
      '/order/{id} needs the parameter id.',
    );
    expect(seen).toHaveLength(1);
  });
});

describe('event streams', () => {
  const hear = (client: ReturnType<typeof setUp>['client']) =>
    client.listen(calls.jobs.events, { onEvent: () => undefined, signal: new AbortController().signal });

  test('send the token in both headers', async () => {
    const { client, seen } = setUp(() => refused(404, 'There is nothing to hear'));
    await hear(client);
    expect(seen[0]?.url).toBe('/api/jobs/events');
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer secret-token');
    expect(seen[0]?.headers.get('x-auth-token')).toBe('secret-token');
  });

  test.each([401, 403])('rejected with %i are reported and end the session', async (status) => {
    const { client, reports, notices, onSignedOut } = setUp(() =>
      refused(status, 'Please log in.', { request_id: 'req_1' }),
    );
    await hear(client);
    await vi.waitFor(() => expect(onSignedOut).toHaveBeenCalledOnce());
    expect(reports).toMatchObject([
      { context: { call: 'jobs.events', url: '/api/jobs/events', status, request_id: 'req_1' } },
    ]);
    expect(client.breadcrumbs()).toMatchObject([{ url: '/api/jobs/events', status }]);
    expect(localStorage.getItem('token')).toBeNull();
    expect(notices).toEqual([]);
  });
});

describe('responses', () => {
  test('only the declared status is a success', async () => {
    const { client, reports } = setUp(() => json(200, { message: 'Thank you' }));
    const error = await failing(
      client.call(calls.brands.earlyAccess, { body: { name: 'A', email: 'a@b.in', mobile: '9829012345' } }),
    );
    expect(error).toMatchObject({ status: 200, message: 'Mobile or email is already registered' });
    expect(reports).toHaveLength(1);
  });

  test('the server’s message takes precedence over the declared one', async () => {
    const { client } = setUp(() =>
      refused(409, 'KH-100482 is past packing', {
        detail: 'Cancel its shipments first.',
        fields: { warehouse_id: 'Choose another' },
      }),
    );
    const error = await failing(client.call(calls.orders.cancel, { body: { order_ids: ['a'] } }));
    expect(error).toMatchObject({
      message: 'KH-100482 is past packing',
      detail: 'Cancel its shipments first.',
      code: 'refused',
      fields: { warehouse_id: 'Choose another' },
    });
  });

  test('login, one-time code, user and contact prefer the detail', async () => {
    const { client } = setUp(() =>
      refused(401, 'Unauthorized', { detail: 'Wrong email or password. 3 tries left.' }),
    );
    expect(
      await failing(client.call(calls.auth.login, { body: { username: 'a', password: 'b' } })),
    ).toMatchObject({ message: 'Wrong email or password. 3 tries left.', detail: '' });
    expect(
      (await failing(client.call(calls.brands.otpVerify, { body: { username: 'a', otp: '123456' } })))
        .message,
    ).toBe('Wrong email or password. 3 tries left.');
  });

  test.each(['', '<html>Bad gateway</html>', '[]', '{"message":42}'])(
    'the declared error message is used without a server message: %j',
    async (body) => {
      const { client } = setUp(() => new Response(body, { status: 502 }));
      const error = await failing(
        client.call(calls.warehouse.add, {
          body: {
            name: 'J',
            phone: '9829012345',
            poc_name: 'D',
            address: 'x',
            city: 'y',
            state: 'z',
            pincode: '302017',
          },
        }),
      );
      expect(error).toMatchObject({ status: 502, message: 'Failed to add warehouse' });
      expect(error.cause).toMatchObject({ message: 'Request failed with status code 502' });
    },
  );

  test('a request whose cookie changed on the way is sent once more, with the new one', async () => {
    document.cookie = 'khep_csrf=of-one-response';
    const { client, seen, notices, onSignedOut } = setUp(({ headers }) => {
      document.cookie = 'khep_csrf=of-the-next';
      return headers.get('x-khep-csrf') === 'of-the-next'
        ? json(200, { message: 'Stock updated successfully', data: {} })
        : refused(403, 'Something went wrong', { code: 'cross_site' });
    });
    await client.call(calls.brands.forgotInitiate, { body: { username: 'a@b.in' } });
    expect(seen.map(({ headers }) => headers.get('x-khep-csrf'))).toEqual(['of-one-response', 'of-the-next']);
    expect(notices.map(({ tone }) => tone)).not.toContain('critical');
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  test('a request that stays foreign fails after two tries', async () => {
    const { client, seen } = setUp(() => refused(403, 'Something went wrong', { code: 'cross_site' }));
    const error = await failing(client.call(calls.brands.forgotInitiate, { body: { username: 'a@b.in' } }));
    expect(error.code).toBe('cross_site');
    expect(seen).toHaveLength(2);
  });

  test('a failed allocation shows the message of its data', async () => {
    const { client } = setUp(() =>
      json(409, { message: 'Something went wrong', data: { message: 'No courier serves 194101' } }),
    );
    expect(
      (await failing(client.call(calls.allocation.assign, { body: { allocations: [{ order_id: 'a' }] } })))
        .message,
    ).toBe('No courier serves 194101');
  });

  test('a file is a blob with its name; an error still has its message', async () => {
    const headers = {
      'content-disposition': `attachment; filename="labels.pdf"; filename*=UTF-8''labels%20%E2%82%B9.pdf`,
    };
    const good = setUp(() => new Response('%PDF', { status: 200, headers }));
    const file = await good.client.file(calls.orders.document, {
      params: { type: 'label' },
      body: { order_ids: ['a'] },
    });
    expect(file.name).toBe('labels ₹.pdf');
    expect(await file.blob.text()).toBe('%PDF');
    const bad = setUp(() => refused(409, 'Allocate a courier first'));
    expect(
      (await failing(bad.client.call(calls.orders.document, { params: { type: 'label' }, body: {} })))
        .message,
    ).toBe('Allocate a courier first');
  });
});

describe('file notices', () => {
  test('are shown as a warning, even for quiet requests', async () => {
    const words = 'Letters are question marks on the slip of KH-1 (王 伟)';
    const odd = setUp(
      () => new Response('%PDF', { status: 200, headers: { 'x-khep-notice': encodeURIComponent(words) } }),
    );
    const asked = { params: { type: 'packing-slip' as const }, body: { order_ids: ['a'] } };
    await odd.client.call(calls.orders.document, asked, { quiet: true });
    expect(odd.notices).toEqual([
      { tone: 'warning', text: words, detail: '', call: calls.orders.document.id },
    ]);
    const plain = setUp(() => new Response('%PDF', { status: 200 }));
    await plain.client.call(calls.orders.document, asked);
    expect(plain.notices).toEqual([]);
  });
});

describe('network errors', () => {
  test('a failed connection is a network error', async () => {
    const { client, notices } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failing(client.call(calls.shopify.inactivate))).toMatchObject({
      status: 0,
      code: 'network',
      message: 'Network Error',
    });
    // The notice says what happened; its detail says what to do.
    expect(notices).toMatchObject([
      { text: 'Network Error', detail: 'Check your connection, then try again.' },
    ]);
  });

  test('an aborted request is neither reported nor shown', async () => {
    const { client, reports, notices } = setUp(() => new Promise(() => undefined));
    const controller = new AbortController();
    const call = failing(
      client.call(calls.orders.cancel, { body: { order_ids: ['a'] } }, { signal: controller.signal }),
    );
    controller.abort();
    expect(await call).toMatchObject({ message: 'Request aborted', isAborted: true });
    expect(reports).toEqual([]);
    expect(notices).toEqual([]);
  });

  test('a request that exceeds the timeout fails', async () => {
    const { client } = setUp(() => new Promise(() => undefined), 5);
    expect((await failing(client.call(calls.courier.list))).message).toBe('timeout exceeded');
  });
});

describe('sessions', () => {
  test('a 401 clears everything but the store name and signs out', async () => {
    const { client, onSignedOut, notices } = setUp(() => refused(401, 'Please log in.'));
    await failing(client.call(calls.orders.cancel, { body: { order_ids: ['a'] } }));
    expect(Object.entries(localStorage)).toEqual([['store_name', 'Mitti & Loom']]);
    expect(onSignedOut).toHaveBeenCalledOnce();
    expect(notices).toEqual([]);
  });

  test('a 403 of a module is shown as a denial and keeps the session', async () => {
    const { client, onSignedOut, notices } = setUp(() =>
      refused(403, 'Your account has no access to billing.'),
    );
    await failing(client.call(calls.wallet.balance));
    expect(notices).toEqual([
      { tone: 'denial', text: 'Your account has no access to billing.', detail: '', call: 'wallet.balance' },
    ]);
    expect(onSignedOut).not.toHaveBeenCalled();
    expect(localStorage.getItem('token')).toBe('secret-token');
  });

  test('any other 403 signs out', async () => {
    const { client, onSignedOut } = setUp(() => refused(403, 'Forbidden'));
    await failing(client.call(calls.onboarding.step));
    expect(onSignedOut).toHaveBeenCalledOnce();
  });

  test('a wrong password does not sign out', async () => {
    const { client, onSignedOut } = setUp(() => refused(401, 'Wrong email or password'));
    await failing(client.call(calls.auth.login, { body: { username: 'a', password: 'b' } }));
    expect(onSignedOut).not.toHaveBeenCalled();
    expect(localStorage.getItem('token')).toBe('secret-token');
  });

  test('a late 401 of an earlier session does not end the current one', async () => {
    const { client, onSignedOut } = setUp(() => {
      localStorage.setItem('token', 'newer-token');
      return refused(401, 'Please log in.');
    });
    await failing(client.call(calls.courier.list));
    expect(onSignedOut).not.toHaveBeenCalled();
    expect(localStorage.getItem('token')).toBe('newer-token');
  });
});

describe('notices and reports', () => {
  test('a success shows the server’s message or the declared one', async () => {
    const { client, notices } = setUp(({ url }) =>
      json(
        200,
        url.endsWith('label_preference')
          ? { data: {}, message: 'Label preference updated successfully' }
          : { data: {} },
      ),
    );
    await client.call(calls.preferences.update, {
      params: { preference_type: 'label_preference' },
      body: { preferences: {} },
    });
    await client.call(calls.warehouse.remove, { params: { id: 'w' } });
    await client.call(calls.company.gstVerify, { params: { id: 'g' }, body: { gst_no: '27AAPFU0939F1ZV' } });
    expect(notices.map(({ tone, text }) => [tone, text])).toEqual([
      ['success', 'Label preference updated successfully'],
      ['success', 'Warehouse deleted successfully'],
      ['warning', 'Gst Verfication Initiated'],
    ]);
  });

  test('errors of changes are shown, errors of reads and quiet requests are not', async () => {
    const { client, notices } = setUp(() => refused(500, ''));
    await failing(client.call(calls.courier.list));
    await failing(client.call(calls.box.remove, { params: { id: 'b' } }));
    await failing(client.call(calls.box.remove, { params: { id: 'b' } }, { quiet: true }));
    expect(notices.map(({ text }) => text)).toEqual(['Something went wrong']);
  });

  test('a report has method, address without query, status, user and up to a hundred earlier requests', async () => {
    const { client, reports } = setUp(({ url }) =>
      url.includes('lookup')
        ? refused(500, '', { request_id: 'req-7' })
        : json(200, { data: { couriers: [] } }),
    );
    for (let index = 0; index < 120; index += 1) await client.call(calls.courier.list);
    await failing(client.call(calls.orders.lookup, { query: { q: '9845012345' } }));
    expect(reports).toHaveLength(1);
    const context = reports[0]?.context;
    expect(context).toMatchObject({
      call: 'orders.lookup',
      method: 'GET',
      url: '/api/order/processor/lookup',
      status: 500,
      request_id: 'req-7',
      user: { email: 'ritika@mittiandloom.in', name: 'Ritika Sharma', brand_id: 'br_1' },
    });
    expect(context?.breadcrumbs).toHaveLength(100);
    expect(JSON.stringify(context)).not.toContain('9845012345');
  });
});

describe('a change of a version', () => {
  const params = { id: 'sku_1' };
  const body = { sku_id: 'CUP-1', sku_name: 'Cup', actual_weight: 300, unit_price: 549 } as never;
  const conflict = (more: object = {}) =>
    json(412, {
      message: 'Update failed',
      detail: 'Devendra changed this.',
      error: 'version_conflict',
      errors: {},
      request_id: 'req_1',
      current: { id: 'sku_1', version: 8, sku_name: 'Cup, blue' },
      changed_by: 'Devendra',
      changed_at: '2026-11-22T10:00:00.000Z',
      ...more,
    });

  test('sends the version in If-Match and the key that the caller gives', async () => {
    const { client, seen } = setUp(() => json(200, { message: 'Saved', data: {} }));
    await client.call(calls.sku.update, { params, body }, { ifMatch: 7, idempotencyKey: 'draft-key-1' });
    expect(seen[0]?.headers.get('if-match')).toBe('"7"');
    expect(seen[0]?.headers.get('idempotency-key')).toBe('draft-key-1');
    await client.call(calls.sku.update, { params, body });
    expect(seen[1]?.headers.get('if-match')).toBeNull();
  });

  test('rejects with the current record and who changed it, and leaves the notice to the caller', async () => {
    const { client, notices } = setUp(() => conflict());
    const error = await failing(client.call(calls.sku.update, { params, body }, { ifMatch: 7 }));
    expect(error).toBeInstanceOf(VersionConflict);
    expect(error).toMatchObject({
      status: 412,
      code: 'version_conflict',
      version: 8,
      current: { sku_name: 'Cup, blue' },
      changedBy: 'Devendra',
      changedAt: '2026-11-22T10:00:00.000Z',
    });
    expect(notices).toEqual([]);
  });

  test('is noticed where the caller sent no version', async () => {
    const { client, notices } = setUp(() => conflict({ current: undefined, changed_by: undefined }));
    const error = await failing(client.call(calls.sku.update, { params, body }));
    expect(error).toMatchObject({ version: undefined, changedBy: '' });
    expect(notices).toHaveLength(1);
  });
});
