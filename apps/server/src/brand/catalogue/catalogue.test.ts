import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';

const sku = {
  sku_id: 'CUP-1',
  sku_name: 'Terracotta cup',
  actual_weight: 420,
  sku_length: 12,
  sku_width: 10,
  sku_height: 9,
  unit_price: 549.5,
  gst: 5,
};
const box = { package_id: 'S-1', name: 'Small', length: 20, width: 15, height: 10, weight_capacity: 3 };
const warehouse = {
  name: 'Jaipur',
  phone: '9829012345',
  poc_name: 'Imran',
  email: 'jaipur@example.in',
  address: '12, Amer Road',
  city: 'Jaipur',
  state: 'Rajasthan',
  pincode: '302017',
};

describe.each(oneEngine)('the catalogue on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Catalogue');
  });
  afterAll(() => server.stop());

  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });

  test('a SKU is added, read, changed and removed', async () => {
    const added = await call('POST', '/settings/sku', sku);
    expect(added.status).toBe(200);
    expect(added.body.message).toBe('Sku added successfully');
    expect(added.body.data.sku).toMatchObject({
      ...sku,
      is_active: true,
      suggested_box_id: 'none',
      visibility: 1,
      box_id: null,
    });
    const { id } = added.body.data.sku;

    const changed = await call('PUT', `/settings/sku/${id}`, { ...sku, unit_price: 600 });
    expect(changed.body.message).toBe('Sku Added SuccessFully');
    expect((await call('GET', `/settings/sku/${id}`)).body.data.sku.unit_price).toBe(600);

    expect((await call('DELETE', `/settings/sku/${id}`)).status).toBe(200);
    expect((await call('GET', `/settings/sku/${id}`)).status).toBe(404);
    expect((await call('POST', '/settings/sku', sku)).status).toBe(200);
  });

  test('rejects a duplicate SKU code at its field, also for concurrent requests', async () => {
    const answers = await Promise.all([
      call('POST', '/settings/sku', { ...sku, sku_id: 'TWIN' }),
      call('POST', '/settings/sku', { ...sku, sku_id: 'TWIN' }),
    ]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = await call('POST', '/settings/sku', { ...sku, sku_id: 'TWIN' });
    expect(refused.body.fields.sku_id).toMatch(/code/);
  });

  test('rejects a GST rate not in force at its field, when adding and updating a SKU', async () => {
    for (const gst of [12, 28, 17.3]) {
      const refused = await call('POST', '/settings/sku', { ...sku, sku_id: `RATE-${gst}`, gst });
      expect(refused.status).toBe(422);
      expect(refused.body.fields.gst).toMatch(
        new RegExp(`^${gst}% isn't a GST rate on .* Choose 0, 0.25, 1.5, 3, 5, 18, 40\\.$`),
      );
    }
    const kept = await call('POST', '/settings/sku', { ...sku, sku_id: 'RATE-40', gst: 40 });
    expect(kept.status).toBe(200);
    // From before the rates changed: it is seen as it was, and saved with a rate of today.
    const { id } = kept.body.data.sku;
    await server.db.updateTable('skus').set({ gst: 28 }).where('id', '=', id).execute();
    const changed = { ...sku, sku_id: 'RATE-40', unit_price: 600 };
    expect((await call('PUT', `/settings/sku/${id}`, { ...changed, gst: 28 })).body.fields.gst).toBeTruthy();
    expect((await call('PUT', `/settings/sku/${id}`, { ...changed, gst: 18 })).status).toBe(200);
  });

  test('each change is in the log of events, with who did it', async () => {
    const events = await server.db
      .selectFrom('events')
      .select(['kind', 'actor'])
      .where('brand_id', '=', brand.brand_id)
      .where('kind', 'like', 'sku.%')
      .execute();
    expect(new Set(events.map((event) => event.kind))).toEqual(
      new Set(['sku.added', 'sku.updated', 'sku.removed']),
    );
    expect(events[0]?.actor).toMatchObject({ kind: 'user', id: brand.user_id });
  });

  test('the list is searched, sorted and paged by key without a row lost or twice', async () => {
    const other = await server.newBrand('Pages');
    const add = (number: number) =>
      server.call('POST', '/settings/sku', {
        token: other.token,
        body: {
          ...sku,
          sku_id: `P-${String(number).padStart(2, '0')}`,
          sku_name: number % 2 === 0 ? 'Bowl' : 'Plate 50%',
          unit_price: number % 3,
        },
      });
    for (let number = 0; number < 11; number += 1) await add(number);
    const list = (query: string) => server.call('GET', `/settings/sku?${query}`, { token: other.token });

    for (const sort of ['sku_id', '-sku_id', 'unit_price', '-created_at']) {
      const seen: string[] = [];
      let after = '';
      for (let page = 0; page < 5; page += 1) {
        const { body } = await list(`page_size=4&sort=${sort}&after=${after}`);
        expect(body.data.total_count).toBe(11);
        seen.push(...body.data.skus.map((one: { sku_id: string }) => one.sku_id));
        if (body.data.next === null) break;
        after = body.data.next;
      }
      expect(seen.toSorted()).toEqual(
        Array.from({ length: 11 }, (_, number) => `P-${String(number).padStart(2, '0')}`),
      );
    }
    expect((await list('search=bowl')).body.data.total_count).toBe(6);
    expect((await list('search=50%25')).body.data.total_count).toBe(5);
    expect((await list('search=P_0')).body.data.total_count).toBe(0);
    expect((await list('sort=password')).body.fields.sort).toMatch(/Sort by/);
    expect((await list('after=nonsense')).status).toBe(422);
    expect((await list('page=2&page_size=10')).body.data.skus).toHaveLength(1);
  });

  test('a combo is made of SKUs that are there and no combos', async () => {
    await call('POST', '/settings/sku', { ...sku, sku_id: 'PART' });
    const combo = { ...sku, sku_id: 'SET', is_combo: true };
    expect(
      (await call('POST', '/settings/sku', { ...combo, combo_products: [{ sku_id: 'NONE', quantity: 2 }] }))
        .body.fields,
    ).toHaveProperty(['combo_products.0.sku_id']);
    expect(
      (await call('POST', '/settings/sku', { ...combo, combo_products: [{ sku_id: 'PART', quantity: 2 }] }))
        .status,
    ).toBe(200);
    const part = (await call('GET', '/settings/sku?search=part')).body.data.skus[0];
    expect((await call('DELETE', `/settings/sku/${part.id}`)).status).toBe(409);
  });

  test('the counts add up', async () => {
    const { data } = (await call('GET', '/settings/sku/analytics')).body;
    expect(data.active + data.inactive).toBe(data.total);
    expect(data.combos).toBe(1);
  });

  test('the catalogue is downloaded as CSV that no spreadsheet runs', async () => {
    await call('POST', '/settings/sku', { ...sku, sku_id: 'EVIL', sku_name: '=1+1, "quoted"' });
    const file = await call('GET', '/settings/sku/download');
    expect(file.headers.get('content-disposition')).toContain('skus.csv');
    expect(file.body).toContain(`"'=1+1, ""quoted"""`);
  });

  test('a box is added, used, and kept while a SKU needs it', async () => {
    const added = await call('POST', '/settings/sku/box', {
      ...box,
      box_images: ['/files/a.png', '/files/b.png'],
    });
    expect(added.body).toMatchObject({
      message: 'Box size added successfully',
      data: {
        box: {
          ...box,
          type: 1,
          visibility: 1,
          box_image: '/files/a.png',
          box_images: ['/files/a.png', '/files/b.png'],
          is_temporary: false,
        },
      },
    });
    const { id } = added.body.data.box;
    const images = async (part: object) => {
      await call('PUT', `/settings/sku/box/${id}`, { ...box, ...part });
      const { box_image, box_images } = (await call('GET', '/settings/sku/box')).body.data.boxes[0];
      return { box_image, box_images };
    };
    const turned = ['/files/b.png', '/files/c.png', '/files/a.png'];
    expect(await images({ box_images: turned })).toEqual({ box_image: '/files/b.png', box_images: turned });
    expect(await images({ box_image: '/files/a.png' })).toEqual({
      box_image: '/files/a.png',
      box_images: ['/files/a.png'],
    });
    expect(await images({ box_images: [] })).toEqual({ box_image: '', box_images: [] });
    // One that isn't used for packing stays in the catalogue, for orders that are packed in it.
    const offered = async () => {
      const all: { id: string }[] = (await call('GET', '/settings/sku/box/all')).body.data.boxes;
      return all.some((one) => one.id === id);
    };
    expect(await offered()).toBe(true);
    await call('PUT', `/settings/sku/box/${id}`, { ...box, visibility: 0 });
    expect(await offered()).toBe(false);
    expect((await call('GET', '/settings/sku/box')).body.data.boxes).toMatchObject([{ id, visibility: 0 }]);
    await call('PUT', `/settings/sku/box/${id}`, { ...box, visibility: 1 });
    const user = await call('POST', '/settings/sku', { ...sku, sku_id: 'BOXED', box_id: id });
    expect(user.status).toBe(200);
    expect((await call('DELETE', `/settings/sku/box/${id}`)).status).toBe(409);
    const changed = await call('PUT', `/settings/sku/box/${id}`, { ...box, weight_capacity: 5 });
    expect(changed.body).toMatchObject({
      message: 'Package updated successfully',
      data: { box: { weight_capacity: 5 } },
    });
    await call('DELETE', `/settings/sku/${user.body.data.sku.id}`);
    expect((await call('DELETE', `/settings/sku/box/${id}`)).status).toBe(200);
    expect((await call('GET', '/settings/sku/box/all')).body.data.boxes).toEqual([]);
  });

  test("a temporary box isn't listed in the catalogue", async () => {
    const temporary = await call('POST', '/settings/sku/box/temp', {
      length: 33,
      width: 22,
      height: 11,
      weight_capacity: 4,
    });
    expect(temporary.body.data.box_id).toMatch(/^box_/);
    expect((await call('GET', '/settings/sku/box')).body.data.total_count).toBe(0);
    expect(
      (await call('GET', `/settings/sku/box/${temporary.body.data.box_id}`)).body.data.box,
    ).toMatchObject({ length: 33, is_temporary: true });
  });

  test('a warehouse is in India, and its GSTIN of its state', async () => {
    const fieldsOf = async (change: object) => {
      const { status, body } = await call('POST', '/warehouse', { ...warehouse, ...change });
      return [status, body.fields];
    };
    expect(
      await fieldsOf({ city: 'Mysuru', state: 'Karnataka', pincode: '570001', gst_in: '27AAPFU0939F1ZV' }),
    ).toEqual([422, { gst_in: 'This GSTIN is registered in Maharashtra, not Karnataka.' }]);
    expect(await fieldsOf({ gst_in: '27AAPFU0939F1ZW' })).toEqual([
      422,
      { gst_in: "The check character doesn't match. Check for typos." },
    ]);
    expect(await fieldsOf({ state: 'Narnia', country: 'France' })).toEqual([
      422,
      {
        country: 'Parcels are shipped within India. Enter India.',
        state: "Narnia isn't a state of India. Choose one from the list.",
      },
    ]);
  });

  test('there is one primary warehouse, from the first on', async () => {
    const first = await call('POST', '/warehouse', warehouse);
    expect(first.body).toMatchObject({
      message: 'Warehouse added successfully',
      data: { warehouse: { ...warehouse, country: 'India', is_primary_warehouse: true } },
    });
    const second = await call('POST', '/warehouse', {
      ...warehouse,
      name: 'Pune',
      pincode: '411001',
      is_primary_warehouse: true,
    });
    const list = await call('GET', '/warehouse');
    expect(list.body.data).toMatchObject({
      total: 2,
      warehouses: [
        { name: 'Pune', is_primary_warehouse: true },
        { name: 'Jaipur', is_primary_warehouse: false },
      ],
    });
    expect((await call('DELETE', `/warehouse/${second.body.data.warehouse.id}`)).status).toBe(409);
    const gone = await call('DELETE', `/warehouse/${first.body.data.warehouse.id}`);
    expect(gone.body.message).toBe('Warehouse deleted successfully');
    expect((await call('POST', '/warehouse', { ...warehouse, name: 'PUNE' })).body.fields.name).toMatch(
      /name/,
    );
    const renamed = await call('PUT', `/warehouse/${second.body.data.warehouse.id}`, {
      ...warehouse,
      name: 'Pune 2',
    });
    expect(renamed.body).toMatchObject({
      message: 'Warehouse updated successfully',
      data: { warehouse: { name: 'Pune 2', is_primary_warehouse: true } },
    });
  });

  test('couriers are recommended for a SKU, cheapest first, from the primary warehouse', async () => {
    const { body, status } = await call('POST', '/settings/sku/recommended-courier', {
      sku_id: 'PART',
      pincode: '560038',
    });
    expect(status).toBe(200);
    const prices = body.data.couriers.map((courier: { price: number }) => courier.price);
    expect(prices.length).toBeGreaterThan(1);
    expect(prices).toEqual(prices.toSorted((a: number, b: number) => a - b));
  });

  test.each([
    [
      'label_preference',
      { label_size: '4x6' },
      { support_phone: '9829012345' },
      'Preferences saved successfully',
      'Label preference updated successfully',
    ],
    [
      'invoice_preference',
      { label_size: 'A4' },
      { invoice_prefix: 'ML' },
      'Invoice preferences saved successfully',
      'Invoice preference updated successfully',
    ],
    [
      'tracking_preference',
      { branding: { brand_color: '#4287f5' }, ad_banner: { tab: '_blank' } },
      { branding: { brand_color: '#aa3300' } },
      'Tracking preferences saved successfully',
      'Tracking preference updated successfully',
    ],
  ])('%s has its defaults, is saved and updated', async (type, defaults, change, added, updated) => {
    expect((await call('GET', `/preferences/${type}`)).body.data.preference).toMatchObject({
      preference_type: type,
      preferences: defaults,
    });
    const first = await call('POST', `/preferences/${type}`, { preferences: change });
    expect(first.body).toMatchObject({ message: added, data: { preference: { preferences: change } } });
    const second = await call('PUT', `/preferences/${type}`, { preferences: change });
    expect(second.body.message).toBe(updated);
    expect((await call('GET', `/preferences/${type}`)).body.data.preference).toEqual(
      second.body.data.preference,
    );
    expect(second.body.data.preference.id).toBe(first.body.data.preference.id);
  });

  test('a wrong colour is refused at its field', async () => {
    const answer = await call('PUT', '/preferences/tracking_preference', {
      preferences: { branding: { brand_color: 'red' } },
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields)).toEqual(['branding.brand_color']);
  });

  test('lookups answer, India first', async () => {
    const names = async (path: string, list: string) => (await call('GET', path)).body.data[list];
    expect((await names('/utils/timezones', 'timezones'))[0]).toMatchObject({
      id: 'Asia/Kolkata',
      offset: '+05:30',
    });
    expect((await names('/utils/currencies', 'currencies'))[0]).toMatchObject({ code: 'INR', symbol: '₹' });
    expect((await names('/master/countries', 'countries'))[0]).toMatchObject({ id: 1, name: 'India' });
    expect(await names('/master/countries/1/states', 'states')).toHaveLength(36);
    expect(await names('/master/countries/2/states', 'states')).toEqual([]);
    expect((await names('/master/channels', 'channels')).length).toBeGreaterThan(1);
    const couriers = await names('/courier', 'couriers');
    expect(new Set(couriers.map((one: { partner: string }) => one.partner))).toEqual(
      new Set(['delhivery', 'xpressbees', 'bluedart', 'dtdc', 'ekart']),
    );
    expect(couriers[0]).toMatchObject({ is_active: true, is_simulated: true });
  });

  test.each(['sku', 'box', 'orders', 'invoice', 'pincode-mapping', 'cod-remittance'])(
    'there is a sample %s file',
    async (type) => {
      const file = await call('GET', `/utils/sample/${type}`);
      expect(file.status).toBe(200);
      const lines = String(file.body).trim().split('\r\n');
      expect(lines.length).toBeGreaterThan(1);
      expect(new Set(lines.map((line) => line.replaceAll(/"[^"]*"/g, '').split(',').length)).size).toBe(1);
    },
  );

  test('re-encodes an uploaded image as PNG and rejects other files', async () => {
    const upload = async (bytes: Uint8Array | string, name: string) => {
      const form = new FormData();
      form.append('file', new File([bytes as BlobPart], name));
      return call('POST', '/utils/cloud-link', form);
    };
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#aa3300' } })
      .jpeg()
      .toBuffer();
    const kept = await upload(new Uint8Array(picture), 'logo.jpg');
    expect(kept.status).toBe(200);
    const served = await fetch(server.url + kept.body.data.url);
    expect(served.headers.get('content-type')).toBe('image/png');
    expect(await sharp(await served.arrayBuffer()).metadata()).toMatchObject({
      width: 40,
      height: 30,
      format: 'png',
    });

    const svg = await upload(
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script><rect width="10" height="10"/></svg>',
      'logo.svg',
    );
    expect(svg.status).toBe(200);
    expect(svg.body.data.url).toMatch(/\.png$/);
    expect((await upload('<html><script>alert(1)</script></html>', 'page.png')).body.fields.file).toMatch(
      /isn't an image/,
    );
    expect((await fetch(`${server.url}/files/..%2fsecret`)).status).toBe(404);
  });
});
