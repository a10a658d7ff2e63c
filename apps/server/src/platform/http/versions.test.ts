import { VersionConflictResponse, endpoints } from '@khep/api';
import { plans } from '@khep/domain/company';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { box, orderFor, sku, warehouse } from '../../../test/fixtures.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';

const distribution_percentage = [{ courier_id: 1, percentage: 100 }];
const rule = (name: string, priority: number) => ({
  name,
  priority,
  carrier_list: [2],
  conditions: [{ field_name: 'Order Value', field_type: 'Float', field_operator: 'gt', field_value: 1000 }],
});

interface Record {
  version: number;
  [field: string]: unknown;
}

describe.each(oneEngine)('versions of records on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  const send = (method: string, path: string, body?: unknown, version?: number) =>
    server.call(method, path, {
      token: brand.token,
      body,
      ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
    });

  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Two writers');
  });
  afterAll(() => server.stop());

  /** Creates a record; returns how to read it and how to save a change of it. */
  const kinds: [
    string,
    () => Promise<{
      read: () => Promise<Record>;
      write: (name: string, version?: number) => ReturnType<typeof send>;
    }>,
  ][] = [
    [
      'a SKU',
      async () => {
        const { id } = (await send('POST', '/settings/sku', sku)).body.data.sku;
        return {
          read: async () => (await send('GET', `/settings/sku/${id}`)).body.data.sku,
          write: (sku_name, version) => send('PUT', `/settings/sku/${id}`, { ...sku, sku_name }, version),
        };
      },
    ],
    [
      'a box',
      async () => {
        const { id } = (await send('POST', '/settings/sku/box', box)).body.data.box;
        return {
          read: async () => (await send('GET', `/settings/sku/box/${id}`)).body.data.box,
          write: (name, version) => send('PUT', `/settings/sku/box/${id}`, { ...box, name }, version),
        };
      },
    ],
    [
      'a warehouse',
      async () => {
        const { id } = (await send('POST', '/warehouse', warehouse)).body.data.warehouse;
        return {
          read: async () => (await send('GET', `/warehouse/${id}`)).body.data.warehouse,
          write: (name, version) => send('PUT', `/warehouse/${id}`, { ...warehouse, name }, version),
        };
      },
    ],
    [
      'a preference',
      async () => {
        const path = '/preferences/tracking_preference';
        const write = (email: string, version?: number) =>
          send('PUT', path, { preferences: { customer_support: { email: `${email}@example.in` } } }, version);
        expect((await write('first', 0)).status).toBe(200);
        return { read: async () => (await send('GET', path)).body.data.preference, write };
      },
    ],
    [
      'the message settings',
      async () => {
        const path = '/notifications/settings';
        const read = async () => (await send('GET', path)).body.data.settings;
        const write = (_name: string, version?: number) =>
          send('PUT', path, { channels: ['sms'], quiet_from: '21:00', quiet_to: '08:00' }, version);
        expect((await write('First', 0)).status).toBe(200);
        return { read, write };
      },
    ],
    [
      'the text of a message',
      async () => {
        const path = '/notifications/texts';
        const own = { kind: 'ndr.link', language: 'hi' };
        const read = async () =>
          (await send('GET', path)).body.data.texts.find(
            (one: typeof own) => one.kind === own.kind && one.language === own.language,
          );
        // One of the writers restores the built-in text.
        const write = (name: string, version?: number) =>
          send('PUT', path, { ...own, body: name === 'Asha' ? '' : `${name}: {link}` }, version);
        expect((await write('First', 0)).status).toBe(200);
        return { read, write };
      },
    ],
    [
      'the e-way bill of an order',
      async () => {
        const { id } = (await send('POST', '/order/manual', orderFor({ phone: '9829010012' }))).body.data
          .order;
        const numbers: { [name: string]: string } = { Asha: '331000000001', Devendra: '331000000002' };
        return {
          read: async () => (await send('GET', `/order/${id}`)).body.data.order,
          write: (name, version) =>
            send('PUT', `/order/${id}/eway-bill`, { eway_bill: numbers[name] ?? '' }, version),
        };
      },
    ],
    [
      'an order',
      async () => {
        const draft = orderFor({ phone: '9845098450' });
        const { id } = (await send('POST', '/order/manual', draft)).body.data.order;
        return {
          read: async () => (await send('GET', `/order/${id}`)).body.data.order,
          write: (name, version) =>
            send(
              'PUT',
              `/order/${id}`,
              { ...draft, buyer_details: { ...draft.buyer_details, name } },
              version,
            ),
        };
      },
    ],
    [
      "a courier's SLA",
      async () => {
        const path = '/contracts/sla/1';
        const write = (name: string, version?: number) =>
          send(
            'POST',
            path,
            { slas: [{ zone: 'A', delivery_tat: name.length, pickup_tat: 1, is_active: true }] },
            version,
          );
        expect((await write('first', 0)).status).toBe(200);
        return { read: async () => (await send('GET', path)).body.data, write };
      },
    ],
    [
      'the company profile',
      async () => {
        const path = '/onboarding/profile';
        const read = async () => (await send('GET', path)).body.data;
        const { version: _version, ...profile } = await read();
        const filled = { ...profile, mobile: '9845012345', email: 'owner@example.in' };
        const write = (company_name: string, version?: number) =>
          send('PUT', path, { ...filled, company_name }, version);
        expect((await write('first', 0)).status).toBeLessThan(300);
        return { read, write };
      },
    ],
    [
      'the plan',
      async () => {
        const path = '/onboarding/pricing';
        expect((await send('POST', path, { plan: plans[0].id })).status).toBe(201);
        return {
          read: async () => (await send('GET', path)).body.data,
          write: (name, version) =>
            send('PUT', path, { plan: plans[name.length % plans.length]!.id }, version),
        };
      },
    ],
    [
      'the selected courier services',
      async () => {
        const path = '/onboarding/partner/selections';
        const chosen: { [name: string]: number[] } = { Asha: [1], Devendra: [2] };
        const write = (name: string, version?: number) =>
          send('POST', path, { courier_ids: chosen[name] ?? [1, 2] }, version);
        expect((await write('First', 0)).status).toBe(201);
        return { read: async () => (await send('GET', path)).body.data, write };
      },
    ],
    [
      'a user',
      async () => {
        const draft = {
          name: 'Meera Pai',
          email: 'meera@example.in',
          mobile: '9845012346',
          business_role: 'user',
          module_access: ['orders'],
        };
        const { id } = (await send('POST', '/auth/users', draft)).body.data.user;
        const write = (name: string, version?: number) =>
          send('PATCH', `/auth/users/${id}`, { name }, version);
        expect((await write('Meera', 0)).status).toBe(200);
        return { read: async () => (await send('GET', `/auth/users/${id}`)).body.data.user, write };
      },
    ],
    [
      'a COD cycle',
      async () => {
        const write = (name: string, version?: number) =>
          send('PUT', '/billing/cod-cycles/delhivery', { days_after: name.length, weekdays: [] }, version);
        expect((await write('first', 0)).status).toBe(200);
        return {
          read: async () => {
            const { couriers } = (await send('GET', '/billing/cod-remittance')).body.data;
            const { days_after, weekdays, version } = couriers.find(
              ({ partner }: { partner: string }) => partner === 'delhivery',
            );
            return { days_after, weekdays, version };
          },
          write,
        };
      },
    ],
    [
      'the roles that must use two-step log-in',
      async () => {
        const path = '/security/two-step/roles';
        const write = (name: string, version?: number) =>
          send('PUT', path, { roles: name.length % 2 === 0 ? ['user'] : ['manager'] }, version);
        expect((await write('first', 0)).status).toBe(200);
        return { read: async () => (await send('GET', '/security/two-step')).body.data, write };
      },
    ],
    [
      'the allocation rules',
      async () => {
        const path = '/allocation/setting';
        const read = async () => (await send('GET', `${path}?allocation_type=load`)).body.data;
        const write = (name: string, version?: number) =>
          send('POST', path, { distribution_percentage, override_rules: [rule(name, 1)] }, version);
        expect((await read()).version).toBe(0);
        expect((await write('First', 0)).status).toBe(201);
        return { read, write };
      },
    ],
  ];

  test.each(kinds)(
    'refuses the second of two writers who read the same version of %s',
    async (_kind, create) => {
      const { read, write } = await create();
      const before = await read();
      expect(before.version).toBe(1);

      const first = await write('Asha', before.version);
      expect(first.status, JSON.stringify(first.body)).toBeLessThan(300);
      const after = await read();
      expect(after.version).toBe(2);

      const second = await write('Devendra', before.version);
      expect(second.status).toBe(412);
      const conflict = VersionConflictResponse.parse(second.body);
      expect(conflict).toMatchObject({ code: 'version_conflict', changed_by: 'Asha Rao' });
      expect(conflict.current).toEqual(after);
      expect(Number.isNaN(Date.parse(conflict.changed_at))).toBe(false);
      expect(await read()).toEqual(after);

      // With the current version it is saved, and without a version nothing is checked.
      expect((await write('Devendra', after.version)).status).toBeLessThan(300);
      expect((await write('Mohan')).status).toBeLessThan(300);
      expect((await read()).version).toBe(4);
    },
  );

  test('lets one of two writers at the same moment win', async () => {
    const { id, version } = (await send('POST', '/settings/sku', { ...sku, sku_id: 'TP-RACE' })).body.data
      .sku;
    const saves = await Promise.all(
      ['One', 'Two', 'Three'].map((sku_name) =>
        send('PUT', `/settings/sku/${id}`, { ...sku, sku_id: 'TP-RACE', sku_name }, version),
      ),
    );
    expect(saves.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412, 412]);
  });

  test('counts a change of one rule as a change of the list', async () => {
    const path = '/allocation/setting';
    const read = async () => (await send('GET', `${path}?allocation_type=load`)).body.data;
    const before = await read();
    const [first] = before.override_rules;
    expect((await send('PUT', `${path}/load/rule/${first.id}/status`, { status: false })).status).toBe(200);
    const saved = await send(
      'POST',
      path,
      { distribution_percentage, override_rules: [...before.override_rules, rule('Second', 2)] },
      before.version,
    );
    expect(saved.status).toBe(412);
    expect(saved.body.current.override_rules[0]).toMatchObject({ id: first.id, status: false });
    const stale = await send('PUT', `${path}/load/rule/${first.id}/status`, { status: true }, before.version);
    expect(stale.status).toBe(412);
  });

  test("rejects a version that isn't a number", async () => {
    const { body } = await server.call('PUT', '/preferences/packing_preference', {
      token: brand.token,
      body: { preferences: {} },
      headers: { 'if-match': '"abc"' },
    });
    expect(body.fields).toHaveProperty('If-Match');
  });

  test('deletes a record only in the version that was read', async () => {
    const { id, version } = (await send('POST', '/settings/sku/box', { ...box, package_id: 'BOX-DEL' })).body
      .data.box;
    await send('PUT', `/settings/sku/box/${id}`, { ...box, package_id: 'BOX-DEL', name: 'Box D' });
    expect((await send('DELETE', `/settings/sku/box/${id}`, undefined, version)).status).toBe(412);
    expect((await send('DELETE', `/settings/sku/box/${id}`, undefined, version + 1)).status).toBe(200);
  });
});

test('an endpoint with versions changes something', () => {
  const versioned = endpoints.filter(({ isVersioned }) => isVersioned);
  expect(versioned.length).toBeGreaterThan(10);
  expect(versioned.filter(({ method }) => method === 'GET')).toEqual([]);
});
