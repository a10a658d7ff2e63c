import { BoxDraft, SkuDraft } from '@khep/api';
import type { ImportResult } from '@khep/api';
import type { MappingField } from '@khep/domain/mapping';
import { z } from 'zod';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { validationError } from '../../base/errors.ts';
import type { FieldErrors } from '../../base/errors.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import type { FormFields } from '../../platform/http/bindRoute.ts';
import type { Session } from '../../platform/http/session.ts';
import { parseImportRecord, groupRowsBy } from '../../platform/imports/importRows.ts';
import type { ImportRecord, LocateCell } from '../../platform/imports/importRows.ts';
import { readCell, readGrams } from '../../platform/imports/readCells.ts';
import { saveRejectedRows } from '../../platform/imports/rejectedRows.ts';
import { startImport } from '../mappings/startImport.ts';
import { defineJob } from '../../platform/jobs/define.ts';
import { saveImportDrafts } from '../mappings/importDrafts.ts';
import { importFields } from '../mappings/importFields.ts';
import type { Services } from '../../start/services.ts';
import { addBox, boxByCode, updateBox } from './boxes.ts';
import { addSku, skuByCode, updateSku } from './skus.ts';

type Cells = Record<string, string | number | boolean>;

/** Values of a line. An empty cell keeps the current value, or sets the default of a new record. */
function readValues(cells: Readonly<Record<string, string>>, fields: readonly MappingField[]): Cells {
  const wrong: FieldErrors = {};
  const values: Cells = {};
  for (const { name, kind, unit = 'g' } of fields) {
    const at = { field: name, wrong };
    if (kind === 'weight') {
      const grams = readGrams(cells[name], unit, at);
      if (grams !== undefined) values[name] = unit === 'kg' ? grams / 1000 : grams;
      continue;
    }
    const value = readCell(kind, cells[name], at);
    if (value !== undefined) values[name] = value;
  }
  if (typeof values['rotations'] === 'string') values['rotations'] = values['rotations'].toLowerCase();
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
  type: 'sku' | 'box';
  save: (tx: Tx, author: ChangeContext, values: Cells, now: Date) => Promise<'added' | 'updated'>;
}

/** The job that saves an uploaded catalogue, one row for each code. */
function catalogueImport({ kind, words, what, code, type, save }: Catalogue) {
  const one = ({ lines }: ImportRecord): Cells => {
    const [line, twin] = lines;
    if (twin)
      throw validationError({
        [code]: `This code is in rows ${lines.map(({ row }) => row).join(' and ')}. Keep one.`,
      });
    return readValues(line?.cells ?? {}, importFields(type));
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
      const rejected = { brand_id, job_id, type, file_name: input.file_name, columns: input.heading };
      await saveImportDrafts(db, { ...rejected, owner, now: services.clock.now() }, placeOf);
      return saveRejectedRows({ db, brand_id, job_id, keepFile }, input, placeOf, what);
    },
  });
  const upload = (db: Db, services: Services, session: Session, form: FormFields): Promise<ImportResult> =>
    startImport(db, services, session, form, {
      job,
      type,
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
  type: 'sku',
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
  type: 'box',
  async save(tx, author, values, now) {
    const before = await boxByCode(tx, author.brand_id, String(values['package_id'] ?? ''));
    const draft = draftOf(BoxDraft, { ...before, ...values });
    if (!before) await addBox(tx, author, draft, now);
    else await updateBox(tx, author, before.id, draft, now);
    return before ? 'updated' : 'added';
  },
});
