import { json } from '../src/platform/db/schema.ts';
import { newCourierFile } from '../src/money/reconciliation/files/newCourierFile.ts';
import { saveMapping } from '../src/brand/mappings/savedMappings.ts';
import type { SignedInBrand, TestServer } from './server.ts';

/** Rows of a brand that its uploads make. */
export interface IsolatedFiles {
  file_id: string;
  line_id: string;
  mapping_id: string;
}

/** Gives a brand a courier invoice with a line, a line to correct, and a saved mapping. */
export async function createIsolatedFiles(server: TestServer, brand: SignedInBrand): Promise<IsolatedFiles> {
  const { db, services } = server;
  const { brand_id } = brand;
  const at = services.clock.now();
  const file = await newCourierFile(db, services, {
    brand_id,
    kind: 'invoice',
    courier_id: 1,
    number: 'ISO-1',
    day: '2026-11-15',
    file_name: 'isolated.csv',
    uploaded_by: 'Owner',
    bytes: new Uint8Array([97]),
    mapping: { awb: 'awb', total: 'total' },
    at,
  });
  await db
    .updateTable('courier_files')
    .set({ state: 'ready' })
    .where('brand_id', '=', brand_id)
    .where('id', '=', file.id)
    .execute();
  const line_id = `${file.id}-00000002`;
  await db
    .insertInto('invoice_lines')
    .values({
      brand_id,
      id: line_id,
      file_id: file.id,
      line_no: 2,
      courier_id: 1,
      awb: '14908809500',
      order_ref: '',
      shipment_id: null,
      order_id: null,
      order_number: '',
      picked_up_on: '',
      types: ',forward,',
      billed: JSON.stringify({ heads: { freight: 100 } }),
      billed_paise: 100,
      expected_paise: 0,
      difference_paise: 100,
      category: 'UNKNOWN_AWB',
      categories: ',UNKNOWN_AWB,',
      why: '',
      cause: 'unknown_awb',
      cause_words: '',
      card_id: null,
      unpriced: '',
      status: 'under_review',
      updated_at: at,
    })
    .execute();
  await db
    .insertInto('rejected_lines')
    .values({
      brand_id,
      file_id: file.id,
      line_no: 3,
      cells: json({ awb: '', total: '10' }),
      problems: json({ awb: 'Enter the AWB.' }),
      suggestions: json({}),
    })
    .execute();
  const draft = { type: 'invoice' as const, source: 'Isolated', mapping: { awb: 'awb' } };
  const { id } = await db
    .transaction()
    .execute((tx) => saveMapping(tx, draft, { brand_id, actor: { kind: 'user', name: 'Owner' }, now: at }));
  return { file_id: file.id, line_id, mapping_id: id };
}
