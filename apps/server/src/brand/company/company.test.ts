import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';

const png = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);
const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n');

describe('the company', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer('pglite');
  });
  afterAll(() => server.stop());

  const call = (brand: SignedInBrand, method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });
  const newBrand = (name: string) => server.newBrand(name, { gst_no: '' });

  async function upload(brand: SignedInBrand, bytes = png, type = 'image/png'): Promise<string> {
    const body = new FormData();
    body.append('file', new File([Uint8Array.from(bytes)], 'card', { type }));
    body.append('is_private', 'true');
    const { body: answer } = await server.call('POST', '/utils/cloud-link', { token: brand.token, body });
    return (answer.data as { url: string }).url;
  }

  const profile = {
    company_name: 'Mitti & Loom Crafts Private Limited',
    brand_name: 'Mitti',
    email: 'ritika@mittiandloom.in',
    mobile: '9829055501',
    address: 'Plot 42',
    city: 'Jaipur',
    state: 'Rajasthan',
    pincode: '302017',
  };

  async function sendGstin(brand: SignedInBrand, gst_no: string, id = gst_no.slice(0, 2)) {
    return call(brand, 'PUT', `/onboarding/gstin/${id}`, {
      gst_no,
      pan_card_url: await upload(brand),
      gst_verification_url: await upload(brand, pdf, 'application/pdf'),
    });
  }
  const records = async (brand: SignedInBrand) =>
    (await call(brand, 'GET', '/onboarding/gstin')).body.data.records;
  const gstState = async (brand: SignedInBrand, id: string): Promise<string | undefined> =>
    (await records(brand)).find((record: { id: string }) => record.id === id)?.status;

  test('a new brand lists what blocks its first shipment, and Company counts the same', async () => {
    const brand = await newBrand('Blocked');
    const { steps } = (await call(brand, 'GET', '/onboarding/')).body.data;
    const blockers = steps.filter(
      ({ blocks_shipping, is_done }: { blocks_shipping: boolean; is_done: boolean }) =>
        blocks_shipping && !is_done,
    );
    expect(blockers.map(({ id }: { id: string }) => id)).toEqual(['warehouse', 'sku']);
    const { effects } = (await call(brand, 'GET', '/onboarding/effects')).body.data;
    const parcels = effects.find(({ id }: { id: string }) => id === 'parcels');
    expect(parcels.tone).toBe('critical');
    for (const { title } of blockers) expect(parcels.detail).toContain(title);
  });

  test('a GSTIN is checked locally before the provider is asked', async () => {
    const brand = await newBrand('Checked');
    const check = async (gst_no: string) =>
      (await call(brand, 'POST', '/onboarding/validate_gstin', { gst_no })).body.data;
    expect(await check('27AAPFU0939F1ZV')).toMatchObject({
      is_valid: true,
      is_checked: true,
      state: 'Maharashtra',
      pan: 'AAPFU0939F',
    });
    expect(await check('36AABCU9603R1ZM')).toMatchObject({ is_valid: false, is_checked: false });
    const sent = await sendGstin(brand, '36AABCU9603R1ZM');
    expect([sent.status, sent.body.fields.gst_no]).toEqual([
      422,
      "The check character doesn't match. Check for typos.",
    ]);
    expect((await sendGstin(brand, '27AAPFU0939F1ZV', '08')).body.fields.gst_no).toContain('state 27');
    expect(await records(brand)).toEqual([]);
  });

  test('a sent GSTIN is verified, locks its fields and appears on invoices', async () => {
    const brand = await newBrand('Verified');
    await call(brand, 'PUT', '/onboarding/profile', profile);
    const sent = await sendGstin(brand, '08AAKCM7421P1ZU');
    expect([sent.status, sent.body.message]).toEqual([200, 'Gst Verfication Initiated']);
    await expect.poll(() => gstState(brand, '08'), { timeout: 120_000 }).toBe('verified');
    const [record] = await records(brand);
    expect(record).toMatchObject({ gst_no: '08AAKCM7421P1ZU', state: 'Rajasthan', is_simulated: true });
    expect(record.steps.every(({ at }: { at: string | null }) => at !== null)).toBe(true);
    // The files are private: another brand does not find them.
    expect((await server.call('GET', record.pan_card_url.slice(4), { token: brand.token })).status).toBe(200);
    const stranger = await newBrand('Stranger');
    expect((await server.call('GET', record.pan_card_url.slice(4), { token: stranger.token })).status).toBe(
      404,
    );
    const certificate = await server.call('GET', record.gst_verification_url.slice(4), {
      token: brand.token,
    });
    expect(certificate.headers.get('content-type')).toBe('application/pdf');
    expect(certificate.headers.get('content-disposition')).toMatch(/^attachment/);

    const kept = (await call(brand, 'GET', '/onboarding/profile')).body.data;
    expect(kept.gst_no).toBe('08AAKCM7421P1ZU');
    const changed = await call(brand, 'PUT', '/onboarding/profile', { ...kept, gst_no: '' });
    expect([changed.status, Object.keys(changed.body.fields)]).toEqual([422, ['gst_no']]);
    expect(
      (await call(brand, 'PUT', '/onboarding/profile', { ...kept, website: 'https://m.in' })).status,
    ).toBe(200);
    expect((await sendGstin(brand, '08AAKCM7421P1ZU')).status).toBe(409);
    // Another state adds a record of the same PAN.
    const other = await sendGstin(brand, '27AAPFU0939F1ZV');
    expect(other.body.fields.gst_no).toContain('same PAN');
  });

  test('a rejected GSTIN opens its fields again and leaves the invoices', async () => {
    const brand = await newBrand('Rejected');
    // The simulated portal lists registration 8 of a PAN as cancelled.
    const cancelled = '08AAKCM7421P8ZN';
    const valid = (await call(brand, 'POST', '/onboarding/validate_gstin', { gst_no: cancelled })).body.data;
    expect(valid.problem).toBe('The GST portal lists this registration as cancelled.');
    expect((await sendGstin(brand, cancelled)).status).toBe(200);
    await expect.poll(() => gstState(brand, '08'), { timeout: 120_000 }).toBe('rejected');
    expect((await call(brand, 'GET', '/onboarding/profile')).body.data.gst_no).toBe('');
    const invoices = async () =>
      (await call(brand, 'GET', '/onboarding/effects')).body.data.effects.find(
        ({ id }: { id: string }) => id === 'invoices',
      );
    expect((await invoices()).title).toBe('GSTIN was rejected');
    // Invoices carry the number of another state, which is the company's from now on.
    expect((await sendGstin(brand, '27AAKCM7421P1ZU')).status).toBe(200);
    expect((await invoices()).detail).toContain('27AAKCM7421P1ZU');
    expect((await call(brand, 'GET', '/onboarding/profile')).body.data.gst_no).toBe('27AAKCM7421P1ZU');
    expect((await sendGstin(brand, '08AAKCM7421P1ZU')).status).toBe(200);
    expect((await call(brand, 'GET', '/onboarding/profile')).body.data.gst_no).toBe('27AAKCM7421P1ZU');
  });

  const account = {
    account_number: '502000714486',
    confirm_account_number: '502000714486',
    account_holder: 'Mitti & Loom Crafts Private Limited',
    ifsc: 'HDFC0000054',
    bank_name: 'Anything',
    branch_name: 'Ashok Marg',
  };
  const bank = async (brand: SignedInBrand) => (await call(brand, 'GET', '/bank')).body.data;

  test('an IFSC finds its bank', async () => {
    const brand = await newBrand('Codes');
    expect((await call(brand, 'GET', '/bank/ifsc/hdfc0000054')).body.data).toEqual({
      ifsc: 'HDFC0000054',
      bank_name: 'HDFC Bank',
      branch_name: '',
    });
    const unknown = await call(brand, 'GET', '/bank/ifsc/HDFC0ZZZZZZ');
    expect([unknown.status, unknown.body.message]).toEqual([404, 'Invalid IFSC code']);
  });

  test('a bank account is verified, masked, and the earlier one is paid until then', async () => {
    const brand = await newBrand('Banked');
    expect((await bank(brand)).status).toBe('none');
    const { password } = brand;
    const mistyped = await call(brand, 'POST', '/bank', {
      ...account,
      confirm_account_number: '502000714487',
    });
    expect(mistyped.body.fields).toEqual({
      confirm_account_number: "Account numbers don't match",
      password: 'Enter your password',
    });
    const guessed = await call(brand, 'POST', '/bank', { ...account, password: 'a guess' });
    expect([guessed.status, guessed.body.fields]).toEqual([
      422,
      { password: 'Wrong password. Enter the password that you log in with.' },
    ]);
    expect((await bank(brand)).status).toBe('none');
    const sent = await call(brand, 'POST', '/bank', { ...account, password });
    expect(sent.body.message).toBe('Bank details submitted for verification');
    expect(sent.body.data).toMatchObject({ status: 'submitted', bank_name: 'HDFC Bank', payout: null });
    await expect.poll(async () => (await bank(brand)).status, { timeout: 120_000 }).toBe('verified');
    expect(JSON.stringify(await bank(brand))).not.toContain(account.account_number);
    const { account_number } = await server.db
      .selectFrom('bank_accounts')
      .select('account_number')
      .where('brand_id', '=', brand.brand_id)
      .executeTakeFirstOrThrow();
    expect(account_number).not.toContain(account.account_number);
    await expect
      .poll(() => server.letters.some(({ to, subject }) => to === brand.email && subject.includes('bank')))
      .toBe(true);

    // The simulated bank has accounts that end in 9999 under another name.
    const strange = { ...account, account_number: '50200079999', confirm_account_number: '50200079999' };
    await call(brand, 'POST', '/bank', { ...strange, password });
    await expect.poll(async () => (await bank(brand)).status, { timeout: 120_000 }).toBe('rejected');
    expect(await bank(brand)).toMatchObject({
      reason: 'The bank has the account under the name R K VERMA.',
      payout: { account_number_masked: '••4486' },
    });
    // Who opened the form before that account was sent doesn't replace it unseen.
    const late = await server.call('POST', '/bank', {
      token: brand.token,
      headers: { 'If-Match': '"1"' },
      body: { ...account, password },
    });
    expect([late.status, late.body.current.account_number_masked]).toEqual([412, '••9999']);
    expect((await bank(brand)).version).toBe(2);
  });

  test('only selected courier services are allocated', async () => {
    const brand = await newBrand('Selected');
    const { services } = (await call(brand, 'GET', '/onboarding/partner/selections')).body.data;
    const first = services.find(({ is_connected }: { is_connected: boolean }) => is_connected).courier_id;
    const saved = await call(brand, 'POST', '/onboarding/partner/selections', { courier_ids: [first] });
    expect([saved.status, saved.body.message]).toEqual([201, 'Selected partners updated successfully']);
    const { couriers } = (await call(brand, 'GET', '/courier')).body.data;
    expect(
      couriers
        .filter(({ is_active }: { is_active: boolean }) => is_active)
        .map(({ courier_id }: { courier_id: number }) => courier_id),
    ).toEqual([first]);
    expect((await call(brand, 'POST', '/onboarding/partner/selections', { courier_ids: [] })).status).toBe(
      422,
    );
    expect((await call(brand, 'POST', '/onboarding/partner/selections', { courier_ids: [999] })).status).toBe(
      422,
    );
  });

  test('a brand chooses a plan and never its price', async () => {
    const brand = await newBrand('Priced');
    expect((await call(brand, 'PUT', '/onboarding/pricing', { plan: 'growth' })).status).toBe(409);
    const added = await call(brand, 'POST', '/onboarding/pricing', {
      plan: 'growth',
      monthly: 1,
      discount: 100,
    });
    expect([added.status, added.body.message]).toEqual([201, 'Pricing details added successfully']);
    const pricing = (await call(brand, 'GET', '/onboarding/pricing')).body.data;
    expect(pricing).toMatchObject({ plan: 'growth', monthly: 4999, per_order: 1.5, discount: 10 });
    expect(pricing.usage).toMatchObject({ orders: 0, base: 4999, discount: -499.9, total: 5308.94 });
    expect(pricing.cheaper_plan).toBe('starter');
    const changed = await call(brand, 'PUT', '/onboarding/pricing', { plan: 'scale' });
    expect([changed.status, changed.body.message]).toEqual([201, 'Pricing details updated successfully']);
    expect((await call(brand, 'PUT', '/onboarding/pricing', { plan: 'free' })).body.fields.plan).toContain(
      'Growth',
    );
  });
});

test('without providers a GSTIN and a bank account are accepted and not verified', async () => {
  const server = await startTestServer('pglite', { KHEP_VERIFICATION: 'live' });
  try {
    const brand = await server.newBrand('Unverified', { gst_no: '' });
    const call = (method: string, path: string, body?: unknown) =>
      server.call(method, path, { token: brand.token, body });
    const url = 'https://files.example.in/card.png';
    const sent = await call('PUT', '/onboarding/gstin/08', {
      gst_no: '08AAKCM7421P1ZU',
      pan_card_url: url,
      gst_verification_url: url,
    });
    expect(sent.body.data.record).toMatchObject({ status: 'not_verified', is_simulated: false });
    const checked = await call('POST', '/onboarding/validate_gstin', { gst_no: '08AAKCM7421P1ZU' });
    expect(checked.body.data).toMatchObject({ is_valid: true, is_checked: false, legal_name: '' });
    const { effects } = (await call('GET', '/onboarding/effects')).body.data;
    expect(effects.find(({ id }: { id: string }) => id === 'invoices').title).toBe('GSTIN is not verified');
  } finally {
    await server.stop();
  }
});
