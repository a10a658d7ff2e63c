import { rateCardOn, exampleRateCard } from '@khep/domain/rating';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../test/engines.ts';
import { startTestServer } from '../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../test/server.ts';
import { loadContracts } from './contracts.ts';
import { listZones } from './rateCards.ts';

const zones = (rates: typeof exampleRateCard.forward_contract_data) =>
  Object.entries(rates).map(([zone, { base, additional }]) => ({ zone, base, additional }));
const contract = (valid_from: string) => ({
  brand_details: { conversion_factor: 4000, valid_from, valid_till: null },
  slab_g: 500,
  forward_contract_data: zones(exampleRateCard.forward_contract_data),
});

describe.each(engines)('contracts with couriers on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let other: SignedInBrand;
  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Contracts');
    other = await server.newBrand('Strangers');
  }, 60_000);
  afterAll(() => server.stop());

  const call = (method: string, path: string, body?: unknown, as = brand) =>
    server.call(method, path, { token: as.token, body });

  test('a contract becomes the next version, and the earlier one stays', async () => {
    const first = await call('POST', '/contracts/rate_card/1', contract('2026-04-01'));
    expect(first.status).toBe(200);
    expect(first.body.message).toBe('Contract added successfully');
    expect(first.body.data).toMatchObject({ version: 1, courier_id: 1 });
    const second = await call('POST', '/contracts/rate_card/1', contract('2026-10-01'));
    expect(second.body.data.version).toBe(2);
    const kept = await call('GET', '/contracts/rate_card/1');
    expect(kept.body.data.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
    expect(kept.body.data[1].brand_details.valid_from).toBe('2026-04-01');
  });

  test('two people who add at once get two versions', async () => {
    const both = await Promise.all([
      call('POST', '/contracts/rate_card/2', contract('2026-04-01')),
      call('POST', '/contracts/rate_card/2', contract('2026-04-01')),
    ]);
    expect(both.map(({ body }) => body.data.version as number).sort((a, b) => a - b)).toEqual([1, 2]);
  });

  test('an unknown zone and a date that does not exist are refused beside their field', async () => {
    const card = contract('2026-04-01');
    const [zone] = card.forward_contract_data;
    const withZone = { ...card, forward_contract_data: [{ ...zone, zone: 'Q7' }] };
    const refused = await call('POST', '/contracts/rate_card/1', withZone);
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      {
        'forward_contract_data.0.zone':
          'No PIN code is in zone Q7. Enter A, B, C, D, E, or map PIN codes to it first.',
      },
    ]);
    const slas = { slas: [{ zone: 'Q7', delivery_tat: 6, pickup_tat: 1, is_active: true }] };
    expect((await call('POST', '/contracts/sla/1', slas)).status).toBe(422);
    const dated = { ...card, brand_details: { ...card.brand_details, valid_from: '2027-02-31' } };
    expect((await call('POST', '/contracts/rate_card/1', dated)).body.fields).toEqual({
      'brand_details.valid_from': "This date doesn't exist",
    });
  });

  test('a zone given twice is refused beside its row', async () => {
    const card = contract('2026-04-01');
    const [zone] = card.forward_contract_data;
    const refused = await call('POST', '/contracts/rate_card/1', {
      ...card,
      forward_contract_data: [zone, zone],
    });
    expect(refused.status).toBe(422);
    expect(refused.body.message).toBe('Failed to add contract');
    expect(refused.body.fields).toEqual({ 'forward_contract_data.1.zone': 'Zone A appears twice.' });
  });

  test('a contract belongs to its brand', async () => {
    const theirs = await call('GET', '/contracts/rate_card/1', undefined, other);
    expect(theirs.body.data).toEqual([]);
  });

  const upload = (text: string, as = brand) => {
    const form = new FormData();
    form.set('file', new File([text], 'pincodes.csv', { type: 'text/csv' }));
    return server.call('POST', '/contracts/pincodezonemapping/1', { token: as.token, body: form });
  };

  test('right rows of a mapping are kept, wrong ones are named with what to write', async () => {
    const answer = await upload(
      'Pincode,Zone,Is Active\r\n560038,B,true\r\n56003,B,true\r\n302020,,yes\r\n600001,C,perhaps\r\n600090,A,\r\n',
    );
    expect(answer.status).toBe(200);
    expect(answer.body.message).toBe('Pincode mapping added successfully');
    expect(answer.body.data).toMatchObject({ rows_read: 5, added: 2, updated: 0 });
    expect(answer.body.data.rejected_rows).toEqual([
      { row: 3, column: 'pincode', value: '56003', reason: 'Enter six digits, such as 302017.' },
      { row: 4, column: 'zone', value: '', reason: 'Enter the zone, such as B.' },
      { row: 5, column: 'is_active', value: 'perhaps', reason: 'Enter true or false.' },
    ]);
    const again = await upload('pincode,zone\n560038,D\n');
    expect(again.body.data).toMatchObject({ added: 0, updated: 1 });
    const found = await call('GET', '/contracts/pincodezonemapping/1?search=5600');
    expect(found.body.data).toEqual({
      mappings: [{ pincode: '560038', zone: 'D', is_active: true }],
      total: 1,
    });
    const theirs = await call('GET', '/contracts/pincodezonemapping/1', undefined, other);
    expect(theirs.body.data.total).toBe(0);
  });

  test('a file without the columns says which are missing', async () => {
    const answer = await upload('pin,area\n560038,B\n');
    expect(answer.status).toBe(422);
    expect(answer.body.message).toBe('Please Upload a correct file');
    expect(answer.body.fields.file).toMatch(/Missing: pincode, zone\. Download the sample/);
  });

  test('twenty thousand rows are taken in one file', async () => {
    const lines = Array.from({ length: 20_000 }, (_, at) => `${110_000 + at},C`);
    const answer = await upload(`pincode,zone\n${lines.join('\n')}\n`, other);
    expect(answer.body.data).toMatchObject({ rows_read: 20_000, added: 20_000, rejected_rows: [] });
  }, 30_000);

  test('the mapping and the promise decide zone and days of a price', async () => {
    const before = await call('POST', '/contracts/serviceability/1', {
      from_pincode: '302017',
      to_pincode: '560038',
      weight: 400,
    });
    // The upload above has put it in zone D by the courier's own word.
    expect(before.body.data).toMatchObject({ serviceable: true, zone: 'D', tat: 4 });
    await upload('pincode,zone\n560038,B\n');
    const kept = await call('POST', '/contracts/sla/1', {
      slas: [{ zone: 'B', delivery_tat: 6, pickup_tat: 1, is_active: true }],
    });
    expect(kept.body.message).toBe('SLA added successfully');
    const after = await call('POST', '/contracts/serviceability/1', {
      from_pincode: '302017',
      to_pincode: '560038',
      weight: 400,
    });
    expect(after.body.data).toMatchObject({ serviceable: true, zone: 'B', tat: 6 });
    const slas = await call('GET', '/contracts/sla/1');
    expect(slas.body.data.slas).toEqual([{ zone: 'B', delivery_tat: 6, pickup_tat: 1, is_active: true }]);
  });

  test('a corrected contract of the same day is the one that prices, and names the zones', async () => {
    const day = '2026-11-21';
    const priced = async () => {
      const { cards } = await loadContracts(server.db, brand.brand_id, []);
      return rateCardOn(cards.get(3) ?? [], day)?.forward_contract_data;
    };
    for (const [index, base] of [100, 40, 60].entries()) {
      await server.db
        .insertInto('pincode_zones')
        .values({
          brand_id: brand.brand_id,
          courier_id: 3,
          pincode: `56003${index}`,
          zone: `North ${base}`,
          is_active: true,
        })
        .execute();
      await call('POST', '/contracts/rate_card/3', {
        ...contract('2026-11-01'),
        forward_contract_data: [{ zone: `North ${base}`, base, additional: 10 }],
      });
      expect(await priced()).toEqual({ [`North ${base}`]: { base, additional: 10 } });
      expect(await listZones(server.db, brand.brand_id, 3, day)).toMatchObject([{ zone: `North ${base}` }]);
    }
    // Dated back, it is for days before the first of November.
    await call('POST', '/contracts/rate_card/3', contract('2026-04-01'));
    expect(Object.keys((await priced()) ?? {})).toEqual(['North 60']);
    expect(await listZones(server.db, brand.brand_id, 3, day)).toMatchObject([{ zone: 'North 60' }]);
  });

  test('the integration says what is there', async () => {
    const answer = await call('GET', '/contracts/integration/1');
    expect(answer.body.data).toMatchObject({
      courier_id: 1,
      name: 'Delhivery Surface',
      is_simulated: true,
      has_rate_card: true,
      pincode_mappings: 2,
    });
    const nobody = await call('GET', '/contracts/integration/99');
    expect(nobody.status).toBe(404);
  });
});
