import type { GstDocuments } from '@khep/api';
import type { Gstr1File, Gstr3bFile } from '@khep/domain/gst';
import readWorkbook from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDemoServer } from '../../../test/demoBrand.ts';
import { oneEngine } from '../../../test/engines.ts';
import type { TestServer } from '../../../test/server.ts';

interface Month {
  registrations: { gstin: string }[];
  gstin: string;
  month: string;
  months: string[];
  invoices: number;
  credit_notes: number;
  total: Record<'taxable' | 'igst' | 'cgst' | 'sgst' | 'cess', number>;
  tables: { id: string; documents: number | null; taxable: number }[];
  problems: { code: string; severity: string }[];
  gstr3b: {
    outward: { figure: string; documents: number; taxable: number; igst: number; cgst: number }[];
    inter_state: { figure: string; place: string; taxable: number; igst: number }[];
    problems: unknown[];
  };
  rates: { taxable: number }[];
  places: { taxable: number }[];
  codes: { hsn: string; taxable: number }[];
}

const paise = (rupees: number) => Math.round(rupees * 100);

describe.each(oneEngine)('GST of a month on %s', (engine) => {
  let server: TestServer;
  let token: string;
  let brand_id: string;

  beforeAll(async () => {
    ({ server, token, brand_id } = await startDemoServer(engine));
  });
  afterAll(() => server.stop());

  const download = async (query: string): Promise<string> => {
    const response = await fetch(`${server.url}/api/finance/gst/file?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(200);
    return response.text();
  };

  const load = async (query = '', as = token): Promise<Month> =>
    (await server.call('GET', `/finance/gst${query}`, { token: as })).body.data;

  /** Adds up the stored lines of a month, one by one. */
  async function addUp(gstin: string, month: string) {
    const invoices = await server.db
      .selectFrom('invoices')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .execute();
    const notes = await server.db
      .selectFrom('credit_notes')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .execute();
    const sum = { taxable: 0, igst: 0, cgst: 0, sgst: 0, cess: 0 };
    const count = { invoices: 0, notes: 0 };
    for (const { supplier, invoice_date, lines } of invoices) {
      if (supplier.gstin !== gstin || invoice_date.slice(0, 7) !== month) continue;
      count.invoices += 1;
      for (const { tax } of lines ?? [])
        for (const part of ['taxable', 'igst', 'cgst', 'sgst', 'cess'] as const) sum[part] += tax[part];
    }
    const direct = await server.db
      .selectFrom('direct_invoices')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .execute();
    for (const own of direct) {
      if (own.gstin !== gstin || own.invoice_date.slice(0, 7) !== month) continue;
      count.invoices += 1;
      for (const line of own.lines)
        for (const part of ['taxable', 'igst', 'cgst', 'sgst', 'cess'] as const) sum[part] += line[part];
    }
    for (const { order_id, issue, note_date, lines } of notes) {
      const of = invoices.find((one) => one.order_id === order_id && one.issue === issue);
      if (of?.supplier.gstin !== gstin || note_date.slice(0, 7) !== month) continue;
      count.notes += 1;
      for (const line of lines)
        for (const part of ['taxable', 'igst', 'cgst', 'sgst', 'cess'] as const) sum[part] -= line[part] ?? 0;
    }
    return { sum, count };
  }

  test('comes to the lines of all invoices and credit notes, for each registration and month', async () => {
    const first = await load();
    expect(first.registrations.length).toBeGreaterThan(0);
    let documents = 0;
    for (const { gstin } of first.registrations)
      for (const month of (await load(`?gstin=${gstin}`)).months) {
        const shown = await load(`?gstin=${gstin}&month=${month}`);
        const { sum, count } = await addUp(gstin, month);
        expect([shown.invoices, shown.credit_notes]).toEqual([count.invoices, count.notes]);
        for (const part of ['taxable', 'igst', 'cgst', 'sgst', 'cess'] as const)
          expect(paise(shown.total[part]), `${gstin} ${month} ${part}`).toBe(sum[part]);
        for (const rows of [shown.rates, shown.codes])
          expect(rows.reduce((whole, row) => whole + paise(row.taxable), 0)).toBe(sum.taxable);
        expect(shown.problems.filter(({ code }) => code === 'sums')).toEqual([]);
        documents += count.invoices + count.notes;
      }
    expect(documents).toBeGreaterThan(100);
  });

  test('is downloaded as the portal takes it, and as CSV', async () => {
    const { gstin, months } = await load();
    const month = months.at(-1)!;
    const query = `gstin=${gstin}&month=${month}`;
    const file = JSON.parse(await download(query)) as Gstr1File;
    expect(file).toMatchObject({ gstin, fp: `${month.slice(5)}${month.slice(0, 4)}`, hash: 'hash' });
    const { sum, count } = await addUp(gstin, month);
    const tally = await download(`${query}&format=tally`);
    expect(tally.split('<VOUCHER ').length - 1).toBe(count.invoices + count.notes);
    expect(tally.endsWith('</ENVELOPE>\n')).toBe(true);
    const zoho = await download(`${query}&format=zoho`);
    expect(zoho.trim().split('\r\n').length).toBeGreaterThan(count.invoices);
    const notes = await download(`${query}&format=zoho_notes`);
    expect(notes.split('\r\n')[0]).toContain('Credit Note Number,Credit Note Date');
    expect(notes.trim().split('\r\n').length > 1).toBe(count.notes > 0);
    const codes = [...(file.hsn?.hsn_b2b ?? []), ...(file.hsn?.hsn_b2c ?? [])];
    expect(codes.reduce((whole, row) => whole + paise(row.txval), 0)).toBe(sum.taxable);
    const csv = await download(`${query}&format=csv`);
    const rows = csv.trim().split('\r\n');
    expect(rows[0]).toContain('Table,Buyer GSTIN,Number');
    const hsn = rows.filter((row) => row.startsWith('12,'));
    expect(hsn.reduce((whole, row) => whole + paise(Number(row.split(',')[9])), 0)).toBe(sum.taxable);
  });

  test('is downloaded as a workbook whose sheets another parser adds up to the same', async () => {
    const { gstin, months } = await load();
    const query = `gstin=${gstin}&month=${months.at(-1)}`;
    const response = await fetch(`${server.url}/api/finance/gst/file?${query}&format=xlsx`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.headers.get('content-disposition')).toContain('.xlsx');
    const sheets = await readWorkbook(Buffer.from(await response.arrayBuffer()));
    const { tables } = await load(`?${query}`);
    const names = sheets.map(({ sheet }) => sheet);
    expect(names[0]).toBe('Summary');
    const sums = new Map<string, number>();
    for (const { sheet, data } of sheets.slice(1)) {
      const [heading, ...rows] = data;
      const at = heading!.indexOf(sheet === '8 nil' ? 'Nil-rated' : 'Taxable value');
      // Credit notes are positive, as in the portal's file.
      const sign = sheet.startsWith('9B') ? -1 : 1;
      const id = sheet.split(' ')[1]!;
      if (at >= 0)
        for (const row of rows) sums.set(id, (sums.get(id) ?? 0) + sign * paise(row[at] as number));
    }
    for (const { id, taxable } of tables) expect(sums.get(id) ?? 0, id).toBe(paise(taxable));
    // Whether there is a credit note to a registered buyer depends on the day of the demo.
    expect([...sums.keys()]).toEqual(expect.arrayContaining(['b2b', 'b2cs', 'hsn']));
    expect(names).toContain('13 doc_issue');
  });

  /** The documents behind a figure, page by page. */
  async function listAll(query: string): Promise<GstDocuments['documents']> {
    const found: GstDocuments['documents'] = [];
    for (let after = ''; ;) {
      const path = `/finance/gst/documents?${query}&page_size=40${after && `&after=${after}`}`;
      const { documents, total, next } = (await server.call('GET', path, { token })).body
        .data as GstDocuments;
      found.push(...documents);
      if (!next) {
        expect(found.length).toBe(total);
        return found;
      }
      after = next;
    }
  }

  test('GSTR-3B comes to the same lines, and each figure to its documents', async () => {
    let notes = 0;
    for (const { gstin } of (await load()).registrations) {
      const [month] = (await load(`?gstin=${gstin}`)).months.toReversed();
      const query = `gstin=${gstin}&month=${month}`;
      const { gstr3b, tables } = await load(`?${query}`);
      const { sum } = await addUp(gstin, month!);
      expect(gstr3b.problems).toEqual([]);
      expect(gstr3b.outward.reduce((whole, { taxable }) => whole + paise(taxable), 0)).toBe(sum.taxable);
      expect(gstr3b.outward.reduce((whole, { igst }) => whole + paise(igst), 0)).toBe(sum.igst);
      const figures = [
        ...gstr3b.outward.map((row) => ({ ...row, id: row.figure, place: undefined })),
        ...gstr3b.inter_state.map((row) => ({ ...row, id: row.figure, documents: null })),
        ...tables.filter(({ id }) => id !== 'hsn').map((row) => ({ ...row, place: undefined })),
      ];
      for (const { id, place, documents, taxable } of figures) {
        const listed = await listAll(`${query}&figure=${id}${place === undefined ? '' : `&place=${place}`}`);
        expect(
          listed.reduce((whole, one) => whole + paise(one.taxable), 0),
          `${id} ${place}`,
        ).toBe(paise(taxable));
        if (documents !== null) expect(listed.length).toBe(documents);
        expect(listed.every((one) => one.is_note === one.taxable < 0)).toBe(true);
        notes += listed.filter(({ is_note }) => is_note).length;
      }
      const file = JSON.parse(await download(`${query}&format=gstr3b_json`)) as Gstr3bFile;
      expect(file).toMatchObject({ gstin, ret_period: `${month!.slice(5)}${month!.slice(0, 4)}` });
      expect(paise(file.sup_details.osup_det.txval)).toBe(paise(gstr3b.outward[0]!.taxable));
      const csv = (await download(`${query}&format=gstr3b_csv`)).trim().split('\r\n');
      expect(csv.length).toBe(1 + gstr3b.outward.length + gstr3b.inter_state.length);
      expect(csv[1]).toContain(gstr3b.outward[0]!.taxable.toFixed(2));
    }
    expect(notes).toBeGreaterThan(0);
  });

  test('a document is found by a part of its number', async () => {
    const { gstin, months } = await load();
    const query = `gstin=${gstin}&month=${months.at(-1)}`;
    const [first] = await listAll(query);
    const found = await listAll(`${query}&search=${encodeURIComponent(first!.number.toLowerCase())}`);
    expect(found.map(({ number }) => number)).toContain(first!.number);
    const wrong = await server.call('GET', `/finance/gst/documents?${query}&after=zzz`, { token });
    expect(wrong.status).toBe(422);
  });

  test('belongs to the brand: another has none, and no other’s GSTIN', async () => {
    const { gstin } = await load();
    const other = await server.newBrand('Nobody GST');
    expect(await load('', other.token)).toMatchObject({
      months: [expect.any(String)],
      invoices: 0,
      credit_notes: 0,
    });
    const foreign = await server.call('GET', `/finance/gst?gstin=${gstin}`, { token: other.token });
    expect(foreign.status).toBe(404);
    const documents = (query: string) =>
      server.call('GET', `/finance/gst/documents${query}`, { token: other.token });
    expect((await documents(`?gstin=${gstin}`)).status).toBe(404);
    expect((await documents('')).body.data.documents).toEqual([]);
    expect((await server.call('GET', '/finance/gst?month=2026-13', { token })).status).toBe(422);
  });
});
