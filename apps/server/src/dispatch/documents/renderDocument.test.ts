import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { runOrderLifecycle } from '../../../test/orderLifecycle.ts';
import type { OrderLifecycle } from '../../../test/orderLifecycle.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { json } from '../../platform/db/schema.ts';
import { issueDueCreditNotes } from '../../orders/invoicing/creditNotes.ts';

describe.each(oneEngine)('the papers of an order on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let made: OrderLifecycle;
  let folder: string;
  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Papers');
    made = await runOrderLifecycle(server, brand);
    folder = mkdtempSync(join(tmpdir(), 'khep-papers-'));
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await server.stop();
  });

  const file = async (type: string, body: object = {}) => {
    const answer = await fetch(`${server.url}/api/order/processor/${type}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${brand.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ order_ids: [made.order_id], ...body }),
    });
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  /** The words of a PDF; a file that is not one fails here. */
  const wordsOf = async (type: string) => {
    const { status, bytes } = await file(type);
    expect(status).toBe(200);
    const path = join(folder, `${type}.pdf`);
    writeFileSync(path, bytes);
    return execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' });
  };

  test('a packing slip lists the contents of the box without prices', async () => {
    const words = await wordsOf('packing-slip');
    expect(words).toContain('Terracotta cup');
    expect(words).toContain('For Secretive Sundari');
    expect(words).not.toContain('549');
  });

  test('a pick list counts the pieces of all orders', async () => {
    const words = await wordsOf('pick-list');
    expect(words).toContain('1 order · 1 product · 1 piece');
    expect(words).toContain('CUP-1');
  });

  test('labels come in the language of thermal printers too', async () => {
    const { status, bytes } = await file('label', { format: 'zpl' });
    expect(status).toBe(200);
    expect(bytes.toString()).toMatch(/^\^XA[\s\S]*Secretive Sundari[\s\S]*\^XZ/);
  });

  test('warns about unprintable characters of a document, naming their field', async () => {
    const noticeOf = async (type: string, body: object) => {
      const answer = await server.call('POST', `/order/processor/${type}`, { token: brand.token, body });
      expect(answer.status, type).toBe(200);
      return decodeURIComponent(answer.headers.get('x-khep-notice') ?? '');
    };
    const papers = [
      ['packing-slip', { order_ids: [made.order_id] }, /question marks on the slip of \S+ \(王 伟\)\./],
      [
        'credit-note',
        { order_ids: [made.order_id] },
        /question marks on credit note CN\/\S+ \(王 伟 北 京\)\./,
      ],
      ['manifest', { manifest_id: made.manifest_id }, /question marks on the row of \S+ \(北 京\)\./],
      ['label', { order_ids: [made.order_id] }, /question marks on the label of \S+ \(王 伟\)\./],
      ['invoice', { order_ids: [made.order_id] }, /question marks on invoice \S+ \(王 伟 北 京\)\./],
    ] as const;
    await wordsOf('invoice');
    const order = await server.db
      .selectFrom('orders')
      .selectAll()
      .where('order_id', '=', made.order_id)
      .executeTakeFirstOrThrow();
    const box = await server.db
      .selectFrom('shipments')
      .selectAll()
      .where('shipment_id', '=', made.shipment_id)
      .executeTakeFirstOrThrow();
    // A credit note for what comes back.
    await server.db.transaction().execute((tx) =>
      issueDueCreditNotes(tx, order, [{ ...box, state: 'RTO_DELIVERED' }], {
        now: server.clock.now(),
        actor: { kind: 'system', name: 'Test' },
      }),
    );
    for (const [type, body] of papers) expect(await noticeOf(type, body), type).toBe('');
    const { buyer_details, billing_details } = order.details;
    const details = {
      ...order.details,
      buyer_details: { ...buyer_details, name: '王伟' },
      billing_details: { ...billing_details, name: '王伟', city: '北京' },
    };
    await server.db
      .updateTable('orders')
      .set({ details: json(details), city: '北京' })
      .where('order_id', '=', made.order_id)
      .execute();
    for (const [type, body, words] of papers) expect(await noticeOf(type, body), type).toMatch(words);
  });

  test('returns the same invoice for a repeated idempotency key', async () => {
    const asked = {
      token: brand.token,
      body: { order_ids: [made.order_id] },
      headers: { 'idempotency-key': 'print-it-once-more' },
    };
    for (let times = 0; times < 2; times += 1) {
      const answer = await server.call('POST', '/order/processor/invoice', asked);
      expect(answer.status, JSON.stringify(answer.body).slice(0, 200)).toBe(200);
      expect(answer.headers.get('content-type')).toBe('application/pdf');
    }
    const invoices = await server.db
      .selectFrom('invoices')
      .select('invoice_number')
      .where('order_id', '=', made.order_id)
      .execute();
    expect(invoices).toHaveLength(1);
  });

  test('the preference for invoices takes effect: terms, smaller paper, the buyer’s number hidden', async () => {
    const before = await wordsOf('invoice');
    expect(before).toContain('9845099999');
    await server.call('POST', '/preferences/invoice_preference', {
      token: brand.token,
      body: {
        preferences: {
          label_size: 'A5',
          hide_buyer_contact: true,
          policy_terms: 'Goods once sold come back in a week',
        },
      },
    });
    const after = await wordsOf('invoice');
    expect(after).not.toContain('9845099999');
    expect(after).toContain('Goods once sold come back in a week');
    const facts = execFileSync('pdfinfo', [join(folder, 'invoice.pdf')], { encoding: 'utf8' });
    expect(facts).toMatch(/Page size:\s+419\.\d* x 595\.\d*/);
  });
});
