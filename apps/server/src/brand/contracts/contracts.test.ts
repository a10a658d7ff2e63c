import { dayProblem } from '@khep/domain/days';
import { exampleRateCard, parseContract, rateCardOn, rateShipment } from '@khep/domain/rating';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { createCatalogue, shippedOrder } from '../../../test/shipping.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { loadContracts } from './contracts.ts';
import { listZones } from './zones.ts';

const zones = (rates: typeof exampleRateCard.forward_contract_data) =>
  Object.entries(rates).map(([zone, { base, additional }]) => ({ zone, base, additional }));
const contract = (valid_from: string) => ({
  brand_details: { conversion_factor: 4000, valid_from, valid_till: null },
  slab_g: 500,
  forward_contract_data: zones(exampleRateCard.forward_contract_data),
});

describe.each(oneEngine)('contracts with couriers on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let other: SignedInBrand;
  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Contracts');
    other = await server.newBrand('Strangers');
  });
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

  test('concurrent additions create two versions', async () => {
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
    for (const valid_from of ['0026-11-20', '1999-12-31', '2100-01-01'])
      expect((await call('POST', '/contracts/rate_card/1', contract(valid_from))).body.fields).toEqual({
        'brand_details.valid_from': dayProblem(valid_from),
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

  const upload = (
    text: string,
    as = brand,
    mapping?: Record<string, string>,
    more: Record<string, string> = {},
  ) => {
    const form = new FormData();
    form.set('file', new File([text], 'pincodes.csv', { type: 'text/csv' }));
    if (mapping) form.set('mapping', JSON.stringify(mapping));
    for (const [name, value] of Object.entries(more)) form.set(name, value);
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
      {
        row: 3,
        column: 'pincode',
        value: '56003',
        reason: `"56003" isn't a PIN code. Enter six digits, such as 302017.`,
      },
      { row: 4, column: 'zone', value: '', reason: 'Enter the zone, such as B.' },
      {
        row: 5,
        column: 'is_active',
        value: 'perhaps',
        reason: `"perhaps" isn't recognized. Enter yes or no.`,
      },
    ]);
    const again = await upload('pincode,zone\n560038,D\n');
    expect(again.body.data).toMatchObject({ added: 0, updated: 1 });
    const found = await call('GET', '/contracts/pincodezonemapping/1?search=5600');
    expect(found.body.data).toEqual({
      mappings: [{ pincode: '560038', zone: 'D', is_active: true }],
      total: 1,
      next: null,
    });
    const theirs = await call('GET', '/contracts/pincodezonemapping/1', undefined, other);
    expect(theirs.body.data.total).toBe(0);
  });

  test('wrong rows wait for anyone of the brand, with all that is wrong, until they are right', async () => {
    const keeper = await server.newBrand('Keeper');
    const drafts = async (courier_id = 1, as = keeper) =>
      (
        await call(
          'GET',
          `/contracts/import-drafts?type=pincode-mapping&courier_id=${courier_id}`,
          undefined,
          as,
        )
      ).body.data.drafts;
    const heading = 'pincode,zone,is_active\n';
    const first = await upload(`${heading}560038,B,yes\n56003,,perhaps\n302020,C,no\n110001,,yes\n`, keeper);
    expect(first.body.data).toMatchObject({ added: 2, job_id: expect.any(String) });
    const [file, ...others] = await drafts();
    expect(others).toEqual([]);
    expect(file).toMatchObject({
      job_id: first.body.data.job_id,
      file_name: 'pincodes.csv',
      records: 2,
      lines: [{ row: 3, cells: { pincode: '56003' } }, { row: 5 }],
    });
    expect(file.problems.map(({ row, column }: { row: number; column: string }) => [row, column])).toEqual([
      [3, 'pincode'],
      [3, 'zone'],
      [3, 'is_active'],
      [5, 'zone'],
    ]);
    expect(await drafts(2)).toEqual([]);
    expect(await drafts(1, other)).toEqual([]);

    const mended = { known: '', rows: '[3,5]', mends: file.job_id };
    const second = await upload(`${heading}560035,B,yes\n110001,,yes\n`, keeper, undefined, mended);
    expect(second.body.data).toMatchObject({ added: 1, rejected_rows: [{ row: 5, column: 'zone' }] });
    const [left, ...none] = await drafts();
    expect(none).toEqual([]);
    expect(left).toMatchObject({ records: 1, lines: [{ row: 5 }] });
    const removal = { job_id: left.job_id, rows: [5] };
    expect((await call('POST', '/contracts/import-drafts/delete', removal, other)).status).toBe(404);
    expect((await call('POST', '/contracts/import-drafts/delete', removal, keeper)).status).toBe(200);
    expect(await drafts()).toEqual([]);
  });

  test('uses the columns that were matched, also where a name differs', async () => {
    const mapping = { pincode: 'Destination', zone: 'Rate zone', is_active: 'Serviced' };
    const answer = await upload(
      `Destination,Rate zone,Serviced\n799001,D,no\n110002,D,perhaps\n110003,${'Z'.repeat(21)},yes\n`,
      other,
      mapping,
    );
    expect(answer.body.data).toMatchObject({ rows_read: 3, added: 1 });
    expect(answer.body.data.rejected_rows).toEqual([
      {
        row: 3,
        column: 'is_active',
        value: 'perhaps',
        reason: `"perhaps" isn't recognized. Enter yes or no.`,
      },
      {
        row: 4,
        column: 'zone',
        value: 'Z'.repeat(21),
        reason: `"${'Z'.repeat(21)}" is too long for a zone. Enter at most 20 characters, such as B.`,
      },
    ]);
    const found = await call('GET', '/contracts/pincodezonemapping/1?search=799001', undefined, other);
    expect(found.body.data.mappings).toEqual([{ pincode: '799001', zone: 'D', is_active: false }]);
  });

  test('names the missing columns of a file', async () => {
    const answer = await upload('pin,area\n560038,B\n');
    expect(answer.status).toBe(422);
    expect(answer.body.message).toBe('Please Upload a correct file');
    expect(answer.body.fields.file).toMatch(/Missing: pincode, zone\. Download the sample/);
  });

  test('twenty thousand rows are taken in one file', async () => {
    const lines = Array.from({ length: 20_000 }, (_, at) => `${110_000 + at},C`);
    const answer = await upload(`pincode,zone\n${lines.join('\n')}\n`, other);
    expect(answer.body.data).toMatchObject({ rows_read: 20_000, added: 20_000, rejected_rows: [] });
  });

  test('the mapping and the promise decide zone and days of a price', async () => {
    const before = await call('POST', '/contracts/serviceability/1', {
      from_pincode: '302017',
      to_pincode: '560038',
      weight: 400,
    });
    // The upload above has put it in zone D by the courier's own word.
    // The days are those that Delhivery states for the lane.
    expect(before.body.data).toMatchObject({ serviceable: true, zone: 'D', tat: 3 });
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

  test('a contract that another process ends prices no later day', async () => {
    const { brand_id } = brand;
    const isPriced = async (day: string) =>
      rateCardOn((await loadContracts(server.db, brand_id, [])).cards.get(3) ?? [], day) !== undefined;
    const end = (valid_till: string) =>
      server.db
        .updateTable('rate_cards')
        .set({ valid_till })
        .where('brand_id', '=', brand_id)
        .where('courier_id', '=', 3)
        .execute();
    expect(await isPriced('2026-12-01')).toBe(true);
    await end('2026-11-30');
    expect([await isPriced('2026-11-30'), await isPriced('2026-12-01')]).toEqual([true, false]);
    await end('');
    expect(await isPriced('2026-12-01')).toBe(true);
  });

  test('gaps, overlaps and used versions are refused with the days', async () => {
    const version = (valid_from: string, valid_till: string | null, ends_previous = false) => ({
      ...contract(valid_from),
      brand_details: { ...contract(valid_from).brand_details, valid_till },
      ends_previous,
    });
    const post = async (body: object) => {
      const { status, body: answer } = await call('POST', '/contracts/rate_card/4', body);
      return status === 200 ? answer.data : answer.fields;
    };
    expect(await post(version('2026-04-01', '2027-03-31'))).toMatchObject({ version: 1 });
    expect(await post(version('2027-05-01', null))).toEqual({
      'brand_details.valid_from':
        'No rate card would be valid from 1 Apr 2027 to 30 Apr 2027. Start on 1 Apr 2027.',
    });
    expect(await post(version('2026-12-01', null))).toEqual({
      'brand_details.valid_from': expect.stringContaining('or end v1 on 30 Nov 2026'),
    });
    expect(await post(version('2026-12-01', null, true))).toMatchObject({ version: 2 });
    const { body } = await call('GET', '/contracts/rate_card/4');
    expect(
      body.data.map(({ version: number, effective_till }: { version: number; effective_till: string }) => [
        number,
        effective_till,
      ]),
    ).toEqual([
      [2, null],
      [1, '2026-11-30'],
    ]);
  });

  test('a booking is charged what the sample parcel says, and its version never changes', async () => {
    const seller = await server.newBrand('Sellers');
    const ask = (method: string, path: string, body?: unknown) => call(method, path, body, seller);
    await createCatalogue(ask);
    const card = {
      ...contract('2020-01-01'),
      slab_limits_g: [500, 1000, 30_000],
      rate_basis: { forward: 'by-slab', rto: 'share-of-forward' } as const,
      share_of_forward: { rto: 80 },
      forward_contract_data: contract('').forward_contract_data.map((zone) => ({
        ...zone,
        slabs: [41.25, 63.1, 118.45],
      })),
    };
    const saved = await ask('POST', '/contracts/rate_card/1', card);
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    await shippedOrder(ask, server, 1);
    const [box] = await server.db
      .selectFrom('shipments')
      .selectAll()
      .where('brand_id', '=', seller.brand_id)
      .execute();
    const sample = rateShipment(
      parseContract(card),
      { ...box!, weight_g: box!.dead_weight_g },
      { zone: box!.zone!, collect: box!.payment_mode === 'cod' ? box!.collectible_paise : 0 },
    );
    expect(sample.rated && sample.total).toBe(box!.charge_paise);
    const again = await ask('POST', '/contracts/rate_card/1', card);
    expect(again.body.fields['brand_details.valid_from']).toMatch(
      /^v1 has priced parcels up to .+ or later, or correct v1\.$/,
    );
    // A correction is a version of its own: the parcel keeps the price and the version that it was booked with.
    const corrected = await ask('POST', '/contracts/rate_card/1', {
      ...card,
      share_of_forward: { rto: 70 },
      corrects_priced: true,
    });
    expect(corrected.body.data).toMatchObject({ version: 2, share_of_forward: { rto: 70 } });
    const versions = (await ask('GET', '/contracts/rate_card/1')).body.data;
    expect(
      versions.map(({ version, replaced_by }: { version: number; replaced_by: number | null }) => [
        version,
        replaced_by,
      ]),
    ).toEqual([
      [2, null],
      [1, 2],
    ]);
    const after = await server.db
      .selectFrom('shipments')
      .select(['charge_paise', 'charges'])
      .where('brand_id', '=', seller.brand_id)
      .executeTakeFirstOrThrow();
    expect(after).toEqual({ charge_paise: box!.charge_paise, charges: box!.charges });
    expect((await ask('POST', '/contracts/rate_card/1', card)).status).toBe(200);
    const parcels = await ask('GET', '/contracts/rate_card/1/parcels');
    expect(parcels.body.data).toMatchObject({ total: 0, days: 30, parcels: [] });
    await server.db
      .updateTable('shipments')
      .set({ picked_up_at: server.clock.now(), state: 'DELIVERED', ended_at: server.clock.now() })
      .where('brand_id', '=', seller.brand_id)
      .execute();
    const picked = await ask('GET', '/contracts/rate_card/1/parcels');
    expect(picked.body.data).toMatchObject({
      total: 1,
      parcels: [{ awb: box!.awb, zone: box!.zone, movement: 'forward', weight_g: box!.dead_weight_g }],
    });
    const days = await ask('GET', '/contracts/sla/1/actual');
    expect(days.body.data.zones).toMatchObject([
      { zone: box!.zone, parcels: 1, average_days: 0, ninety_percent_days: 0, within_tat: 1 },
    ]);
  });

  test('an incomplete card by slab is refused beside its row', async () => {
    const [zone] = contract('2026-04-01').forward_contract_data;
    const bySlab = {
      ...contract('2028-04-01'),
      slab_limits_g: [500, 500, 2000],
      rate_basis: { forward: 'by-slab', rto: 'share-of-forward' },
      forward_contract_data: [{ ...zone, slabs: [40, 50] }],
    };
    const { body } = await call('POST', '/contracts/rate_card/1', bySlab);
    expect(body.fields).toEqual({
      'slab_limits_g.1': 'Enter more than 500 g, the slab before.',
      'share_of_forward.rto': 'Enter the RTO percentage of forward freight.',
      'forward_contract_data.0.slabs': 'Zone A has 2 prices for 3 slabs. Enter one for each.',
    });
  });

  test('an upload of the mapping tells what it changed', async () => {
    await upload('pincode,zone\n560100,B\n560101,C\n', other);
    await upload('pincode,zone\n560100,B\n560101,D\n560102,D\n', other);
    const { body } = await call('GET', '/contracts/pincodezonemapping/1/changes', undefined, other);
    expect(body.data).toMatchObject({
      upload: { added: 1, changed: 1, same: 1 },
      changes: [
        { pincode: '560101', zone_before: 'C', zone: 'D', is_active_before: true, is_active: true },
        { pincode: '560102', zone_before: null, zone: 'D', is_active_before: null, is_active: true },
      ],
    });
    // The zone stays, but the courier no longer serves it.
    await upload('pincode,zone,is_active\n560100,B,no\n560101,D,yes\n', other);
    const closed = await call('GET', '/contracts/pincodezonemapping/1/changes', undefined, other);
    expect(closed.body.data).toMatchObject({
      upload: { added: 0, changed: 1, same: 1 },
      changes: [{ pincode: '560100', zone_before: 'B', zone: 'B', is_active_before: true, is_active: false }],
    });
    const log = await call('GET', '/audit', undefined, other);
    expect(log.body.data.entries[0]).toMatchObject({
      title: 'PIN codes of Delhivery Surface uploaded',
      detail: '0 added, 1 changed, 1 unchanged',
    });
    const pair = await call(
      'GET',
      '/contracts/rate_card/zone_mapping/1/pair?from_pincode=302017&to_pincode=560101',
      undefined,
      other,
    );
    expect(pair.body.data).toMatchObject({
      zone: 'D',
      by_rule: null,
      why: "560101 is zone D in the courier's mapping",
    });
    const none = await call('GET', '/contracts/pincodezonemapping/2/changes', undefined, other);
    expect(none.body.data).toEqual({ upload: null, changes: [] });
  });

  test('a file of rates is read as text', async () => {
    const form = new FormData();
    form.set('file', new File(['Zone,First,Further\nA,28.3,22.7\n'], 'rates.csv', { type: 'text/csv' }));
    const answer = await server.call('POST', '/contracts/rate_card/1/file', {
      token: brand.token,
      body: form,
    });
    expect(answer.body.data).toEqual({
      heading: ['zone', 'first', 'further'],
      rows: [['A', '28.3', '22.7']],
    });
    form.set('file', new File(['Area,Up to 500 g,Beyond\nA,28.3,22.7\n'], 'rates.csv', { type: 'text/csv' }));
    form.set('mapping', JSON.stringify({ zone: 'Area', first: 'Up to 500 g', further: 'Beyond' }));
    const matched = await server.call('POST', '/contracts/rate_card/1/file', {
      token: brand.token,
      body: form,
    });
    expect(matched.body.data).toEqual(answer.body.data);
  });

  test('wrong credentials are tested with the courier and not saved', async () => {
    const before = await call('GET', '/contracts/credentials/3', undefined, other);
    const typed = Object.fromEntries(
      before.body.data.fields.map(({ name }: { name: string }) => [name, 'wrong-value-here']),
    );
    const tested = await call('POST', '/contracts/credentials/3/test', { credentials: typed }, other);
    expect(tested.status).toBe(200);
    expect(tested.body.data.ok).toBe(false);
    expect(tested.body.data.reason).not.toBe('');
    const after = await call('GET', '/contracts/credentials/3', undefined, other);
    expect(after.body.data).toEqual(before.body.data);
    const missing = await call('POST', '/contracts/credentials/3/test', { credentials: {} }, other);
    expect(missing.status).toBe(422);
  });

  test('the audit log names who changed contracts, credentials and statuses, and no secret', async () => {
    const { fields } = (await call('GET', '/contracts/credentials/1', undefined, other)).body.data;
    const typed = Object.fromEntries(
      fields.map(({ name }: { name: string }) => [name, 'mitti-delhivery-token']),
    );
    const saved = await call('POST', '/contracts/credentials/1', { credentials: typed }, other);
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    const mapping = { status_type: 'UD', status: 'On the moon', code: '', state: 'IN_TRANSIT' };
    const mapped = await call('PUT', '/contracts/statuses/1', { mappings: [mapping] }, other);
    expect(mapped.status, JSON.stringify(mapped.body)).toBe(200);
    const entriesOf = async (as: SignedInBrand) =>
      (await call('GET', '/audit?area=settings&page_size=100', undefined, as)).body.data.entries;
    const entries = await entriesOf(other);
    expect(entries.map(({ title, detail }: Record<string, string>) => [title, detail])).toEqual([
      ['Statuses of delhivery mapped', 'On the moon → IN_TRANSIT'],
      ['Courier credentials saved', 'delhivery'],
      ['PIN codes of Delhivery Surface uploaded', '0 added, 1 changed, 1 unchanged'],
      ['PIN codes of Delhivery Surface uploaded', '1 added, 1 changed, 1 unchanged'],
      ['PIN codes of Delhivery Surface uploaded', '2 added, 0 changed, 0 unchanged'],
      ['PIN codes of Delhivery Surface uploaded', '20,000 added, 0 changed, 0 unchanged'],
      ['PIN codes of Delhivery Surface uploaded', '1 added, 0 changed, 0 unchanged'],
    ]);
    expect(JSON.stringify(entries)).not.toContain('mitti-delhivery-token');
    const titles = (await entriesOf(brand)).map(({ title }: Record<string, string>) => title);
    expect(titles).toContain('Rate card of Delhivery Surface added');
    expect(titles).toContain('SLA of Delhivery Surface saved');
  });

  test('the integration lists what is configured', async () => {
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
