import { BoxDraft, SkuDraft } from '@khep/api';
import type { ImportResult } from '@khep/api';
import { z } from 'zod';
import type { Db, Tx } from '../db/schema.ts';
import { validationError } from '../errors.ts';
import type { FieldErrors } from '../errors.ts';
import type { ChangeContext } from '../events.ts';
import type { FormFields } from '../http/bindRoute.ts';
import type { Session } from '../http/session.ts';
import { parseBoolean, parseNumber, parseText } from '../imports/cells.ts';
import { parseImportRecord, groupRowsBy } from '../imports/importRows.ts';
import type { ImportRecord, LocateCell } from '../imports/importRows.ts';
import { saveRejectedRows } from '../imports/rejectedRows.ts';
import { startImport } from '../imports/startImport.ts';
import { defineJob } from '../jobs/define.ts';
import type { Services } from '../services.ts';
import { addBox, boxByCode, updateBox } from './boxes.ts';
import type { boxColumns, skuColumns } from './columns.ts';
import { addSku, skuByCode, updateSku } from './skus.ts';

type ColumnKind = 'text' | 'word' | 'number' | 'flag';

const skuKinds: Record<(typeof skuColumns)[number], ColumnKind> = {
  sku_id: 'text',
  sku_name: 'text',
  sku_quantity: 'number',
  actual_weight: 'number',
  freeze_weight: 'flag',
  sku_length: 'number',
  sku_width: 'number',
  sku_height: 'number',
  unit_price: 'number',
  gst: 'number',
  cess: 'number',
  hsn_code: 'text',
  is_active: 'flag',
  sku_category: 'text',
  sub_category: 'text',
  rotations: 'word',
  fragile: 'flag',
  do_not_mix: 'text',
  ships_in_own_box: 'flag',
};

const boxKinds: Record<(typeof boxColumns)[number], ColumnKind> = {
  package_id: 'text',
  name: 'text',
  type: 'number',
  length: 'number',
  width: 'number',
  height: 'number',
  weight_capacity: 'number',
  box_color: 'text',
  box_cost: 'number',
  empty_weight: 'number',
  outer_length: 'number',
  outer_width: 'number',
  outer_height: 'number',
};

type Cells = Record<string, string | number | boolean>;

/** Values of a line. An empty cell keeps the current value, or sets the default of a new record. */
function said(cells: Readonly<Record<string, string>>, kinds: Record<string, ColumnKind>): Cells {
  const wrong: FieldErrors = {};
  const read = (kind: ColumnKind, column: string) => {
    const cell = cells[column];
    if (kind === 'number') return parseNumber(cell, column, wrong);
    if (kind === 'flag') return parseBoolean(cell, column, wrong);
    const text = parseText(cell);
    return text === '' ? undefined : kind === 'word' ? text.toLowerCase() : text;
  };
  const values: Cells = {};
  for (const [column, kind] of Object.entries(kinds)) {
    const value = read(kind, column);
    if (value !== undefined) values[column] = value;
  }
  if (Object.keys(wrong).length > 0) throw validationError(wrong);
  return values;
}

/** @throws ApiError with a message for each invalid field */
function draftOf<S extends z.ZodType>(draft: S, values: object): z.output<S> {
  const parsed = draft.safeParse(values);
  if (parsed.success) return parsed.data;
  const wrong: FieldErrors = {};
  for (const issue of parsed.error.issues) wrong[issue.path.map(String).join('.')] ??= issue.message;
  throw validationError(wrong);
}

/** The file's columns are the wire's fields. */
const placeOf: LocateCell = (field, { lines }) => ({ row: lines[0]?.row ?? 0, column: field });

interface Catalogue {
  kind: string;
  /** Name of the job: "12 SKUs". */
  words: (count: number) => string;
  what: string;
  /** Column of the code: an existing code is updated, a new one is created. */
  code: string;
  kinds: Record<string, ColumnKind>;
  save: (tx: Tx, author: ChangeContext, values: Cells, now: Date) => Promise<'added' | 'updated'>;
}

/** The job that saves an uploaded catalogue, one row for each code. */
function catalogueImport({ kind, words, what, code, kinds, save }: Catalogue) {
  const one = ({ lines }: ImportRecord): Cells => {
    const [line, twin] = lines;
    if (twin)
      throw validationError({
        [code]: `This code is in rows ${lines.map(({ row }) => row).join(' and ')}. Keep one.`,
      });
    return said(line?.cells ?? {}, kinds);
  };
  const job = defineJob({
    kind,
    module: 'sku',
    input: z.object({ file_name: z.string(), count: z.number().int(), heading: z.array(z.string()) }),
    title: ({ count, file_name }) => `Import of ${words(count)} from ${file_name}`,
    async run({ brand_id, owner, input, db, services, rows, row, keepFile, job_id }) {
      for await (const waiting of rows())
        await row(waiting.key, {
          change: async (tx) => {
            const values = one(parseImportRecord(waiting));
            const was = await save(tx, { brand_id, actor: owner }, values, services.clock.now());
            return { outcome: { was, code: values[code] } };
          },
        });
      return saveRejectedRows({ db, brand_id, job_id, keepFile }, input, placeOf, what);
    },
  });
  const upload = (db: Db, services: Services, session: Session, form: FormFields): Promise<ImportResult> =>
    startImport(db, services, session, form, {
      job,
      columns: [code],
      thingsOf: (lines) => groupRowsBy(code, lines),
      placeOf,
      inputOf: (file) => file,
      what,
    });
  return { job, upload };
}

export const { job: importSkus, upload: uploadSkus } = catalogueImport({
  kind: 'sku.import',
  words: (count) => `${count} SKU${count === 1 ? '' : 's'}`,
  what: 'SKUs',
  code: 'sku_id',
  kinds: skuKinds,
  async save(tx, author, values, now) {
    const before = await skuByCode(tx, author.brand_id, String(values['sku_id'] ?? ''));
    // Without a quantity in the file, the stock stays as it is.
    const draft = draftOf(SkuDraft, { ...before, sku_quantity: undefined, ...values });
    if (!before) await addSku(tx, author, draft, now);
    else await updateSku(tx, author, before.id, draft, now);
    return before ? 'updated' : 'added';
  },
});

export const { job: importBoxes, upload: uploadBoxes } = catalogueImport({
  kind: 'box.import',
  words: (count) => `${count} box size${count === 1 ? '' : 's'}`,
  what: 'box sizes',
  code: 'package_id',
  kinds: boxKinds,
  async save(tx, author, values, now) {
    const before = await boxByCode(tx, author.brand_id, String(values['package_id'] ?? ''));
    const draft = draftOf(BoxDraft, { ...before, ...values });
    if (!before) await addBox(tx, author, draft, now);
    else await updateBox(tx, author, before.id, draft, now);
    return before ? 'updated' : 'added';
  },
});
