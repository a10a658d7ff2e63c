import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { startTestServer } from '../../../test/server.ts';
import type { TestServer } from '../../../test/server.ts';
import { newId } from '../../base/ids.ts';
import { up as keepSellers } from '../../platform/db/migrations/0086_invoice_sellers.ts';
import { json } from '../../platform/db/schema.ts';
import { warehouse } from '../../../test/fixtures.ts';
import { newBrandWithPlanters } from '../../../test/planters.ts';
import type { Planters } from '../../../test/planters.ts';

const planters = (quantity: number) => ({ sku_id: 'TP-S-01', quantity, unit_price: 825, gst: 5 });

describe.each(oneEngine)('an invoice and what comes after it on %s', (engine) => {
  let server: TestServer;
  let brand: Planters;
  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await newBrandWithPlanters(server, 'Taken Back');
  });
  afterAll(async () => {
    brand.end();
    await server.stop();
  });

  const invoice = (...order_ids: string[]) => brand.call('POST', '/order/processor/invoice', { order_ids });
  const cancel = (id: string) => brand.call('POST', '/order/processor/bulk/cancel', { order_ids: [id] });
  const booked = async (lines: object[], shipping = 0) => (await brand.booked(lines, shipping)).id;
  const comesBack = (id: string) =>
    brand.scanned(id, ['UD', 'In Transit'], ['RT', 'In Transit'], ['DL', 'RTO']);

  test('is credited immediately, and once, when printed after its box came back', async () => {
    const [back, kept] = [await booked([planters(2)], 50), await booked([planters(1)])];
    await comesBack(back);
    expect((await brand.read(back)).credit_notes).toEqual([]);
    expect((await invoice(back, kept)).status).toBe(200);
    expect((await invoice(back, kept)).status).toBe(200);
    expect((await brand.read(back)).credit_notes).toEqual([
      expect.objectContaining({ cause: 'rto', total: 1700 }),
    ]);
    expect((await brand.read(kept)).credit_notes).toEqual([]);
  });

  test('does not lose the charge for bringing what a buyer gave back himself', async () => {
    const id = await booked([planters(2)], 60);
    await invoice(id);
    const line = { line_no: 1, description: 'Planter', sku_id: 'TP-S-01', hsn_code: '6913', quantity: 1 };
    await server.db
      .insertInto('credit_notes')
      .values({
        brand_id: brand.brand_id,
        credit_note_id: newId('crn'),
        order_id: id,
        note_number: 'CN/returned',
        financial_year: '26-27',
        note_date: '2026-11-21',
        cause: 'return',
        lines: json([{ ...line, rate: 5, taxable: 78_571, cgst: 0, sgst: 0, igst: 3929 }]),
        total_paise: 82_500,
        round_off_paise: 0,
        created_at: server.clock.now(),
      })
      .execute();
    await comesBack(id);
    expect((await brand.read(id)).credit_notes).toContainEqual(
      expect.objectContaining({ cause: 'rto', total: 825 }),
    );
  });

  test('keeps the kind of its tax and its lines when the settings change, and so does its credit note', async () => {
    const id = await booked([planters(2)]);
    expect(await brand.wordsOf('invoice', id)).toMatch(/IGST\s+₹78\.57/);
    const moved = { ...warehouse, name: 'Bengaluru studio', city: 'Bengaluru', state: 'Karnataka' };
    await brand.call('POST', '/warehouse', { ...moved, pincode: '560034', gst_in: '29AAGCB7383J1Z4' });
    await brand.call('POST', '/preferences/invoice_preference', {
      preferences: { is_primary_warehouse: true },
    });
    // Sold from Bengaluru it would be CGST and SGST.
    expect(await brand.wordsOf('invoice', await booked([planters(2)]))).toMatch(/CGST\s+₹39\.29/);
    expect(await brand.wordsOf('invoice', id)).toMatch(/IGST\s+₹78\.57/);
    await comesBack(id);
    expect(await brand.wordsOf('credit-note', id)).toMatch(/IGST\s+₹78\.57/);
    await brand.call('POST', '/preferences/invoice_preference', {
      preferences: { is_primary_warehouse: false },
    });
    const { warehouses } = (await brand.call('GET', '/warehouse')).body.data;
    const first = warehouses.find(({ name }: { name: string }) => name === warehouse.name);
    await brand.call('PUT', `/warehouse/${first.id}`, { ...warehouse, is_primary_warehouse: true });
  });

  describe('names its seller', () => {
    const seller = async (id: string) => {
      const words = await brand.wordsOf('invoice', id);
      return words.replaceAll(/\s+/g, ' ');
    };
    const settings = (profile: object) =>
      server.db
        .updateTable('brands')
        .set({ profile: json({ ...profile }) })
        .where('brand_id', '=', brand.brand_id)
        .execute();
    const jaipur = async () => {
      const { warehouses } = (await brand.call('GET', '/warehouse')).body.data;
      return warehouses.find(({ name }: { name: string }) => name === warehouse.name).id as string;
    };
    const before = { company_name: 'Mitti Crafts LLP', gst_no: '08AAPFU0939F1Z8' };
    const after = { company_name: 'Loom Retail Pvt Ltd', gst_no: '08AABCU9603R1ZV' };

    test('as it was when it was issued, and so does its credit note', async () => {
      await settings(before);
      const old = await booked([planters(2)]);
      expect(await seller(old)).toMatch(/Mitti Crafts LLP.*Plot 42, Sanganer/);
      await settings(after);
      const moved = { ...warehouse, address: 'Shed 9, Sitapura' };
      expect((await brand.call('PUT', `/warehouse/${await jaipur()}`, moved)).status).toBe(200);
      const fresh = await seller(await booked([planters(2)]));
      expect(fresh).toMatch(/Loom Retail Pvt Ltd.*Shed 9, Sitapura/);
      expect(fresh).toContain(after.gst_no);
      await comesBack(old);
      for (const paper of ['invoice', 'credit-note']) {
        const words = await brand.wordsOf(paper, old);
        expect(words).toContain(before.gst_no);
        expect(words).toContain('Plot 42, Sanganer');
        expect(words).not.toMatch(/Loom Retail|Sitapura|08AABCU9603R1ZV/);
      }
      await brand.call('PUT', `/warehouse/${await jaipur()}`, warehouse);
    });

    test.each([
      ['where goods come back to the same place', { return_pincode: '' }],
      [
        'where they come back to another state',
        {
          return_name: 'Returns desk',
          return_phone: '9829012346',
          return_address: 'Gate 3, Narela',
          return_city: 'Delhi',
          return_state: 'Delhi',
          return_pincode: '110040',
        },
      ],
    ])('as today where it is older than what is kept: %s', async (_, back) => {
      await settings(before);
      expect(
        (await brand.call('PUT', `/warehouse/${await jaipur()}`, { ...warehouse, ...back })).status,
      ).toBe(200);
      const id = await booked([planters(2)]);
      await invoice(id);
      const supplierOf = async () =>
        (
          await server.db
            .selectFrom('invoices')
            .select('supplier')
            .where('order_id', '=', id)
            .executeTakeFirstOrThrow()
        ).supplier;
      const issued = await supplierOf();
      expect(issued).toEqual({
        name: before.company_name,
        gstin: before.gst_no,
        address: 'Plot 42, Sanganer Industrial Area',
        city: 'Jaipur',
        state: 'Rajasthan',
        pincode: expect.any(String),
      });
      await server.db.schema.alterTable('invoices').dropColumn('supplier').execute();
      await keepSellers(server.db as unknown as Kysely<unknown>);
      expect(await supplierOf()).toEqual(issued);
    });
  });

  test('an invoice without a stored copy is rebuilt from its order', async () => {
    const id = await booked([planters(2)]);
    await invoice(id);
    await server.db
      .updateTable('invoices')
      .set({ kind: null, lines: null })
      .where('order_id', '=', id)
      .execute();
    expect(await brand.wordsOf('invoice', id)).toMatch(/Total\s+₹1,650\.00/);
    await comesBack(id);
    expect((await brand.read(id)).credit_notes).toEqual([expect.objectContaining({ total: 1650 })]);
  });

  test('gives way to one with a new number where a cancelled order leaves all the same', async () => {
    const id = await booked([planters(2)]);
    await invoice(id);
    const first = (await brand.read(id)).invoice.number;
    await cancel(id);
    const [{ number: credit }] = (await brand.read(id)).credit_notes;
    // Cancelled: what was issued can be printed still.
    expect(await brand.wordsOf('invoice', id)).toContain(first);
    await brand.scanned(id, ['UD', 'Picked Up']);
    expect((await brand.read(id)).status).toBe('SHIPPED');
    const { alerts } = (await brand.call('GET', '/contracts/alerts')).body.data;
    expect(alerts).toContainEqual(
      expect.objectContaining({
        kind: 'reopened',
        words: expect.stringContaining(`Invoice ${first} was cancelled by credit note ${credit}.`),
      }),
    );
    // The note is printed against the invoice that it took back, and issues none.
    expect(await brand.wordsOf('credit-note', id)).toContain(`against invoice ${first}`);
    expect((await brand.read(id)).invoice.number).toBe(first);
    const words = await brand.wordsOf('invoice', id);
    const second = (await brand.read(id)).invoice.number;
    expect(second).not.toBe(first);
    expect(words).toContain(second);
    expect(await brand.wordsOf('invoice', id)).toContain(second);
    server.clock.pass(5 * 3_600_000);
    await brand.scanned(id, ['RT', 'In Transit'], ['DL', 'RTO']);
    expect((await brand.read(id)).credit_notes.map(({ cause, total }: Note) => [cause, total])).toEqual([
      ['cancelled', 1650],
      ['rto', 1650],
    ]);
    expect(await brand.wordsOf('credit-note', id)).toContain(`against invoice ${second}`);
  });

  test('stays true to its order: a name may be put right, what is sold may not', async () => {
    const id = await brand.newOrder([planters(2)]);
    await invoice(id);
    const { buyer_details, order_details } = await brand.read(id);
    const change = (name: string, quantity: number) =>
      brand.call('PUT', `/order/${id}`, {
        buyer_details: { ...buyer_details, name },
        order_details: { ...order_details, product_details: [planters(quantity)] },
      });
    const refused = await change('Ananya K', 3);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      expect.stringMatching(/^Invoice .* was issued for these items/),
    ]);
    expect((await change('Ananya K', 2)).status).toBe(200);
  });

  test('that travelled under an e-way bill has a credit note that names none', async () => {
    const id = await booked([planters(1)]);
    await brand.call('PUT', `/order/${id}/eway-bill`, { eway_bill: '331009876543' });
    expect(await brand.wordsOf('invoice', id)).toContain('331009876543');
    await comesBack(id);
    expect(await brand.wordsOf('credit-note', id)).not.toContain('331009876543');
  });

  test('never has the number of a credit note: the prefix CN is refused, beside its field', async () => {
    for (const invoice_prefix of ['CN', 'cn', 'CN/']) {
      const refused = await brand.call('POST', '/preferences/invoice_preference', {
        preferences: { invoice_prefix },
      });
      expect(refused.status).toBe(422);
      expect(JSON.stringify(refused.body)).toContain('CN is reserved for credit notes');
    }
    const id = await booked([planters(1)]);
    // As it was kept before the prefix was reserved.
    await brand.call('POST', '/preferences/invoice_preference', { preferences: { invoice_prefix: 'ML' } });
    await server.db
      .updateTable('preferences')
      .set({ preferences: json({ invoice_prefix: 'CN' }) })
      .where('brand_id', '=', brand.brand_id)
      .where('preference_type', '=', 'invoice_preference')
      .execute();
    const refused = await invoice(id);
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toMatch(/reserved for credit notes\. Choose another one in Settings/);
  });
});

interface Note {
  cause: string;
  total: number;
}
