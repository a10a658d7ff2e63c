import { disputeOutcomes } from '@khep/domain/disputes';
import { DisputeDraft } from '@khep/api';
import { plainCell } from '@khep/domain/mapping';
import { z } from 'zod';
import { validationError } from '../../base/errors.ts';
import type { FieldErrors } from '../../base/errors.ts';
import { readCell, readGrams } from '../../platform/imports/readCells.ts';

type Cells = Readonly<Record<string, string>>;

export interface NoticeRow extends DisputeDraft {
  /** YYYY-MM-DD; empty for today. */
  notice_date: string;
}

/** @throws ApiError 422 with a message for each invalid column */
function fail(wrong: FieldErrors): void {
  if (Object.keys(wrong).length > 0) throw validationError(wrong);
}

/** Our columns by field of the draft, for errors. */
const columnOf: Record<string, string> = {
  billed_length: 'length',
  billed_width: 'width',
  billed_height: 'height',
};

/** Parses a row of a weight notice. */
export function parseNotice(cells: Cells): NoticeRow {
  const wrong: FieldErrors = {};
  const at = (field: string) => ({ field, wrong });
  const number = (column: string) => readCell('number', cells[column], at(column));
  const kilograms = readGrams(cells['billed_weight_kg'], 'kg', at('billed_weight_kg'));
  const grams = readGrams(cells['billed_weight_g'], 'g', at('billed_weight_g')) ?? kilograms;
  const sides = { length: number('length'), width: number('width'), height: number('height') };
  const awb = readCell('awb', cells['awb'], at('awb')) ?? '';
  const notice_date = readCell('date', cells['notice_date'], at('notice_date')) ?? '';
  fail(wrong);
  const parsed = DisputeDraft.safeParse({
    awb,
    category: 'weight',
    billed_weight_g: grams ?? null,
    billed_length: sides.length ?? null,
    billed_width: sides.width ?? null,
    billed_height: sides.height ?? null,
    reference: plainCell(cells['reference']),
  });
  if (parsed.success) return { ...parsed.data, notice_date };
  for (const { path, message } of parsed.error.issues) {
    const field = path.map(String).join('.');
    wrong[columnOf[field] ?? field] ??= message;
  }
  throw validationError(wrong);
}

const Response = z.object({
  awb: z.string().min(1, 'Enter the AWB').max(200),
  outcome: z.enum(disputeOutcomes, 'Enter won, lost or partial'),
  released: z.number().positive('Enter more than 0').max(1_000_000).nullable(),
  remark: z.string().max(2000, 'Enter at most 2000 characters'),
});
export type ResponseRow = z.output<typeof Response>;

/** Couriers' own words for the outcomes. */
const outcomes: Record<string, ResponseRow['outcome']> = {
  won: 'WON',
  accepted: 'WON',
  approved: 'WON',
  lost: 'LOST',
  rejected: 'LOST',
  partial: 'PARTIAL',
  'partially accepted': 'PARTIAL',
  'partly won': 'PARTIAL',
};

/** Parses a row of a courier's responses. */
export function parseResponse(cells: Cells): ResponseRow {
  const wrong: FieldErrors = {};
  const at = (field: string) => ({ field, wrong });
  const released = readCell('number', cells['released_amount'], at('released_amount')) ?? null;
  const awb = readCell('awb', cells['awb'], at('awb')) ?? '';
  fail(wrong);
  const typed = plainCell(cells['outcome']).toLowerCase();
  const parsed = Response.safeParse({
    awb,
    outcome: outcomes[typed] ?? typed.toUpperCase(),
    released,
    remark: plainCell(cells['remark']),
  });
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) {
      const field = String(path[0]);
      wrong[field === 'released' ? 'released_amount' : field] ??= message;
    }
    throw validationError(wrong);
  }
  if (parsed.data.outcome === 'PARTIAL' && released === null)
    throw validationError({ released_amount: 'Enter what the courier waived.' });
  return parsed.data;
}
