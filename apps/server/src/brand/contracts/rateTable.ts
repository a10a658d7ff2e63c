import { requireService } from '../../partners/couriers/courierServices.ts';
import { validationError } from '../../base/errors.ts';
import type { FormFields } from '../../platform/http/bindRoute.ts';
import { importFields } from '../mappings/importFields.ts';
import { parseChoices, parseMapping } from '../mappings/parseChoices.ts';
import { parseTable } from '../../platform/imports/parseTable.ts';

const maxRows = 1000;

/** Reads a file of rates as text. The editor finds its zones and slabs, and shows what it can't read. */
export async function readRateTable(
  courier_id: number,
  form: FormFields,
): Promise<{ heading: string[]; rows: string[][] }> {
  requireService(courier_id);
  const { heading, rows } = await parseTable(form['file'], {
    columns: [],
    fields: importFields('rate-card'),
    preferred: ['zone'],
    mapping: parseMapping(form['mapping']),
    choices: parseChoices(form['choices']),
    mostRows: maxRows,
  });
  if (rows.length === 0) throw validationError({ file: 'Choose a file with rates in it.' });
  return {
    heading: [...heading],
    rows: rows.map(({ cells }) => heading.map((name) => (cells[name] ?? '').slice(0, 200))),
  };
}
