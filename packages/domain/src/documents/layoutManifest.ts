import { formatRupees } from '../money/index.ts';
import type { Paise } from '../money/index.ts';
import { PageBuilder } from './page/pageBuilder.ts';
import type { Layout } from './page/elements.ts';

export interface ManifestRow {
  awb: string;
  order_id: string;
  /** Destination. */
  pincode: string;
  city?: string;
  /** Grams. */
  weight: number;
  /** The e-way bill of the goods. */
  eway_bill?: string;
  is_cod: boolean;
  cod_amount: Paise;
}

/** The handover list that the courier signs. */
export interface ManifestModel {
  manifest_id: string;
  courier_name: string;
  /** Printed unchanged. */
  date: string;
  company_name: string;
  warehouse: { name: string; address: string; city: string; state: string; pincode: string; phone?: string };
  rows: readonly ManifestRow[];
  /** Printed beside the signatures: who took the parcels, when, and the seal over what was scanned. */
  handover?: { seal: string; received_by: string; handed_over_by: string; time: string };
}

const copies = ['Courier copy', 'Seller copy'] as const;
const ROWS_PER_PAGE = 34;
const columns = [
  { title: '#', x: 0, width: 8 },
  { title: 'AWB', x: 9, width: 46 },
  { title: 'Order', x: 57, width: 40 },
  { title: 'To', x: 99, width: 42 },
  { title: 'Weight', x: 143, width: 16 },
  { title: 'Collect', x: 161, width: 25 },
] as const;

/** Lays out two copies of a manifest on A4 pages, with signatures on the last page of each. */
export function layoutManifest(model: ManifestModel): Layout[] {
  const count = Math.max(1, Math.ceil(model.rows.length / ROWS_PER_PAGE));
  return copies.flatMap((copy) =>
    Array.from({ length: count }, (_, page) => drawPage(model, copy, page, count)),
  );
}

function drawPage(model: ManifestModel, copy: string, page: number, count: number): Layout {
  const sheet = new PageBuilder(210, 297);
  const x = 12;
  const inner = 186;
  sheet.text(x, 10, 110, `Manifest ${model.manifest_id}`, { size: 6, bold: true });
  sheet.text(x, 18, 110, `${model.courier_name} · ${model.date}`, { size: 3.8 });
  sheet.text(x + 120, 11, 66, copy, { size: 3.8, bold: true, align: 'end' });
  sheet.text(x + 120, 17, 66, `Page ${page + 1} of ${count}`, { size: 3.2, align: 'end' });
  const { warehouse } = model;
  sheet.whole(x, 24, inner, `${model.company_name} · ${warehouse.name}`, {
    size: 3.4,
    bold: true,
    height: 4.4,
    least: 1.8,
    what: 'The name of the warehouse',
  });
  const place = [
    warehouse.address,
    warehouse.city,
    `${warehouse.state} ${warehouse.pincode}`,
    warehouse.phone,
  ];
  sheet.whole(x, 29, inner, place.filter(Boolean).join(', '), {
    size: 3.2,
    height: 5.6,
    least: 1.8,
    what: 'The address of the warehouse',
  });
  sheet.barcode(x, 35, 120, 10, model.manifest_id);
  sheet.text(x + 120, 37, 66, `${model.rows.length} parcels`, { size: 5, bold: true, align: 'end' });

  let y = 50;
  for (const { title, x: at, width } of columns) {
    sheet.text(x + at, y, width, title, { size: 3, bold: true, align: at > 140 ? 'end' : 'start' });
  }
  sheet.rule(x, y + 5, x + inner, y + 5);
  y += 6;
  const first = page * ROWS_PER_PAGE;
  model.rows.slice(first, first + ROWS_PER_PAGE).forEach((row, i) => {
    const cells = [
      String(first + i + 1),
      row.awb,
      row.order_id,
      `${row.pincode} ${row.city ?? ''}`.trim(),
      `${(row.weight / 1000).toFixed(2)} kg`,
      row.is_cod ? formatRupees(row.cod_amount) : 'Prepaid',
    ];
    columns.forEach(({ x: at, width }, column) => {
      sheet.whole(x + at, y, width, cells[column]!, {
        size: 3.2,
        align: at > 140 ? 'end' : 'start',
        height: 4.4,
        least: 1.8,
        what: `${columns[column]?.title} of row ${first + i + 1}`,
      });
    });
    if (row.eway_bill) sheet.text(x + 9, y + 3.3, 88, `E-way bill ${row.eway_bill}`, { size: 2.2 });
    sheet.rule(x, y + 5, x + inner, y + 5, 0.1);
    y += 6;
  });
  if (page === count - 1) {
    const collect = model.rows.reduce((sum, row) => sum + (row.is_cod ? row.cod_amount : 0), 0);
    sheet.text(x, y + 2, inner, `${model.rows.length} parcels · COD amount ${formatRupees(collect)}`, {
      size: 3.6,
      bold: true,
      align: 'end',
    });
    for (const [at, who] of [
      [x, `Handed over for ${model.company_name}`],
      [x + 98, `Received for ${model.courier_name}`],
    ] as const) {
      sheet.rule(at, 284, at + 88, 284);
      sheet.text(at, 285, 88, `${who}: name, signature, time`, { size: 2.8 });
    }
    const { handover } = model;
    if (handover) {
      sheet.text(x, 280, 88, handover.handed_over_by, { size: 3.2 });
      sheet.text(x + 98, 280, 88, `${handover.received_by}, signed on the device, ${handover.time}`, {
        size: 3.2,
      });
      sheet.text(x, 289, inner, `Scanned into the van. Seal ${handover.seal}`, { size: 2.4 });
    }
  }
  return sheet.page();
}
