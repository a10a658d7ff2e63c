import { calls } from '@khep/api';
import type { Supplier, SupplierDraft } from '@khep/api';
import type { Schema } from '../../forms/useForm.ts';
import { readPriceLines, writePriceLines } from '@khep/domain/catalogue';

/** A supplier in its form: the prices are text, a product a line, as they are pasted from a sheet. */
export interface SupplierValues extends Omit<SupplierDraft, 'prices'> {
  lines: string;
}

const usualDays = { lead_days: 10, review_days: 21 };

export const toSupplierValues = (supplier: Supplier | undefined): SupplierValues => ({
  name: supplier?.name ?? '',
  email: supplier?.email ?? '',
  phone: supplier?.phone ?? '',
  gst_number: supplier?.gst_number ?? '',
  address: supplier?.address ?? '',
  lead_days: supplier?.lead_days ?? usualDays.lead_days,
  review_days: supplier?.review_days ?? usualDays.review_days,
  payment_days: supplier?.payment_days ?? 0,
  lines: writePriceLines(supplier?.prices ?? []),
});

export const toSupplierDraft = ({ lines, ...rest }: SupplierValues): SupplierDraft => ({
  ...rest,
  prices: readPriceLines(lines).prices,
});

/** Each line is a product; the field shows the first that is wrong. */
const fieldOf = (path: string): string => (path.startsWith('prices') ? 'lines' : path);

/** The server's rules, with what is wrong with a price at its line. */
export const supplierSchema: Schema<SupplierValues> = {
  safeParse(input) {
    const values = { lines: '', ...(input as Partial<SupplierValues>) };
    const { prices, problem } = readPriceLines(values.lines);
    const parsed = calls.procurement.addSupplier.body.safeParse({ ...values, prices });
    if (parsed.success && problem === undefined) {
      const { prices: _read, ...data } = parsed.data;
      return { success: true, data: { ...data, lines: values.lines } };
    }
    const issues = parsed.success
      ? []
      : parsed.error.issues.map(({ path, message }) => ({ path: [fieldOf(path.join('.'))], message }));
    if (problem !== undefined) issues.unshift({ path: ['lines'], message: problem });
    return { success: false, error: { issues } };
  },
};

/** Shows the server's errors of prices at the field of the lines. */
export function withLineErrors<Result extends { ok: boolean; fields?: Readonly<Record<string, string>> }>(
  result: Result,
): Result {
  if (result.fields === undefined) return result;
  const fields = Object.fromEntries(
    Object.entries(result.fields)
      .toReversed()
      .map(([path, message]) => [fieldOf(path), message]),
  );
  return { ...result, fields };
}
