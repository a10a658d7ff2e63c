import { z } from 'zod';
import { asciiDigits, normalizeMobile } from '@khep/domain/india';
import { formatNumber, paymentModes } from '@khep/domain/money';
import { findGstinFormat, gstinProblem } from '@khep/domain/tax';
import { issueMessage } from './issueMessages.ts';

// Applies to every field, on the server and in forms: default messages are readable too.
z.config({ customError: issueMessage });

/** Maximum lengths per kind of text. Generous; longer input is a mistake or malicious. */
export const maxLength = {
  id: 200,
  name: 120,
  line: 250,
  email: 254,
  webAddress: 2000,
  note: 2000,
  cursor: 2000,
  details: 20_000,
} as const;

// All Unicode control characters except tab and line breaks.
const controls = /(?![\t\n\r])\p{Cc}/u;
/** Rejects control characters and lone surrogates, which databases can't store. */
export const isPlainText = (typed: string): boolean => !controls.test(typed) && typed.isWellFormed();
export const notPlainText = 'Remove invisible characters';

export const tooLong = (max: number) => `Use at most ${formatNumber(max)} characters`;
/** Checked before patterns, so that they only run on text of reasonable length. */
const upTo = (max: number) => ({ error: tooLong(max), abort: true });

/** Text of limited length, not trimmed. */
export const exact = (max: number, message?: string) =>
  z.string(message).max(max, upTo(max)).refine(isPlainText, notPlainText);
/** The signed-in user's password, before a change that a stolen session must not make. */
export const ownPassword = exact(maxLength.line, 'Enter your password').min(1, 'Enter your password');
/** Trimmed text of limited length. */
export const line = (max: number, message?: string) =>
  z.string(message).trim().max(max, upTo(max)).refine(isPlainText, notPlainText);

/** Trimmed text that must not be empty. */
export const required = (message: string, max: number = maxLength.line) => line(max, message).min(1, message);
/** Optional trimmed text. */
export const text = line(maxLength.line).default('');
/** An ID from the server, or a key of a list. */
export const idText = exact(maxLength.id);
/** A required ID. */
export const requiredId = (message: string) => exact(maxLength.id, message).min(1, message);

/** As many wrong IDs are told as anyone reads. */
const mostProblems = 20;
/** IDs of many records. Checked as a whole: a check for each of 100,000 texts would hold the event loop for 50 ms. */
export const manyIds = (message: string) =>
  z
    .array(z.custom<string>().meta({ type: 'string', minLength: 1, maxLength: maxLength.id }))
    .check(({ value, issues }) => {
      for (const [index, id] of value.entries()) {
        const problem = idProblem(id, message);
        if (problem === undefined) continue;
        issues.push({ code: 'custom', message: problem, input: id, path: [index], continue: true });
        if (issues.length >= mostProblems) return;
      }
    });

function idProblem(id: unknown, message: string): string | undefined {
  if (typeof id !== 'string' || id === '') return message;
  if (id.length > maxLength.id) return tooLong(maxLength.id);
  return isPlainText(id) ? undefined : notPlainText;
}

/** Additional data of an external system, stored unchanged. */
export const details = z
  .record(idText, z.unknown())
  .refine((value) => JSON.stringify(value).length <= maxLength.details, tooLong(maxLength.details));

/** Normalizes a typed phone number: `+91 98290 12345` becomes `9829012345`. A landline loses its spaces and marks only. */
const normalizePhone = (typed: string): string =>
  normalizeMobile(typed) ?? asciiDigits(typed).replaceAll(/[\s\p{Cf}()-]/gu, '');

/** An Indian mobile number, ten digits. */
export const mobile = z
  .string('Enter a 10-digit mobile number')
  .max(40, { error: 'Enter a 10-digit mobile number', abort: true })
  .overwrite(normalizePhone)
  .regex(/^[6-9]\d{9}$/, 'Enter a 10-digit mobile number starting with 6, 7, 8 or 9');
export const mobileOrNone = z
  .string()
  .max(40, { error: 'Enter a 10-digit mobile number, or leave it empty', abort: true })
  .overwrite(normalizePhone)
  .regex(/^(?:[6-9]\d{9})?$/, 'Enter a 10-digit mobile number, or leave it empty')
  .default('');
/** A mobile number, or a landline with area code. */
export const phone = z
  .string('Enter a phone number')
  .max(40, { error: 'Enter a phone number with 8 to 13 digits', abort: true })
  .overwrite(normalizePhone)
  .regex(/^\+?\d{8,13}$/, 'Enter a phone number with 8 to 13 digits');
export const phoneOrNone = z
  .string()
  .max(40, { error: 'Enter a phone number with 8 to 13 digits, or leave it empty', abort: true })
  .overwrite(normalizePhone)
  .regex(/^(?:\+?\d{8,13})?$/, 'Enter a phone number with 8 to 13 digits, or leave it empty')
  .default('');

// A dot can match in one place only; ambiguity would cause catastrophic backtracking.
const emailPattern = /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,}$/;
export const email = line(maxLength.email, 'Enter an email address')
  .toLowerCase()
  .regex(emailPattern, 'Enter an email address such as name@example.in');
export const emailOrNone = line(maxLength.email)
  .toLowerCase()
  .refine(
    (value) => value === '' || emailPattern.test(value),
    'Enter an email address such as name@example.in, or leave it empty',
  )
  .default('');

export const pincode = z
  .string('Enter a 6-digit PIN code')
  .trim()
  .regex(/^[1-9]\d{5}$/, 'Enter a 6-digit PIN code');
export const pincodeOrNone = z
  .string()
  .trim()
  .regex(/^(?:[1-9]\d{5})?$/, 'Enter a 6-digit PIN code, or leave it empty')
  .default('');

/** Fails with the problem that a rule of the domain finds. */
const checked =
  (problemOf: (value: string) => string | undefined) =>
  ({ value, issues }: { value: string; issues: z.core.$ZodRawIssue[] }): void => {
    const message = problemOf(value);
    if (message !== undefined) issues.push({ code: 'custom', message, input: value });
  };
const orNone = (problemOf: (value: string) => string | undefined) => (value: string) =>
  value === '' ? undefined : problemOf(value);

/** The rules of the company compare the check character: a number that is stored stays, even if it is wrong. */
const supplierFormatProblem = (value: string): string | undefined =>
  findGstinFormat(value)?.isSupplier === true
    ? undefined
    : 'Enter the 15 characters of the GSTIN, such as 27AAPFU0939F1ZV';

/** The GSTIN of a seller, under which invoices are issued. */
export const gstin = line(maxLength.id, 'Enter the 15 characters of the GSTIN')
  .toUpperCase()
  .check(checked(supplierFormatProblem));
export const gstinOrNone = line(maxLength.id)
  .toUpperCase()
  .check(checked(orNone(supplierFormatProblem)))
  .default('');
/** The GSTIN or UIN of a buyer. */
export const buyerGstinOrNone = line(maxLength.id)
  .toUpperCase()
  .check(checked(orNone(gstinProblem)))
  .default('');
export const ifsc = line(maxLength.id, 'Enter the IFSC code')
  .toUpperCase()
  .regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'Enter an IFSC code such as HDFC0001234');

/** Rupees with up to two decimals. */
export const rupees = z
  .number('Enter an amount in rupees')
  .min(0, 'Enter an amount of 0 or more')
  .max(10_000_000, 'Enter an amount below one crore')
  .multipleOf(0.01, 'Enter rupees with at most two decimals');
export const grams = z
  .number('Enter the weight in grams')
  .int('Enter whole grams')
  .min(0, 'Enter 0 or more')
  .max(1_000_000, 'Enter at most 1,000 kg');
export const kilograms = z
  .number('Enter the weight in kilograms')
  .min(0, 'Enter 0 or more')
  .max(1000, 'Enter at most 1,000 kg');
/** Maximum side of a product, box or parcel. */
export const MAX_CM = 1000;
export const centimetres = z
  .number('Enter a dimension in centimetres')
  .positive('Enter more than 0 cm')
  .max(MAX_CM, 'Enter at most 1,000 cm');
export const percent = z.number('Enter a percentage').min(0, 'Enter 0 or more').max(100, 'Enter at most 100');

/** Whether a day of the calendar; 31 February isn't. */
const isRealDay = (text: string): boolean => new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

// The domain's days have the same limits: "20 11 26" must not become the year 26.
const isBetweenLimits = (day: string): boolean => day >= '2000-01-01' && day <= '2099-12-31';

/** A day in India, YYYY-MM-DD, from 2000 to 2099. */
export const day = z
  .string('Choose a date')
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, {
    error: 'Enter the date as YYYY-MM-DD',
    abort: true,
  })
  .refine(isBetweenLimits, { error: 'Enter a date between 1 Jan 2000 and 31 Dec 2099.', abort: true })
  .refine(isRealDay, "This date doesn't exist");
/** HH:MM. */
export const timeOfDay = z
  .string('Choose a time')
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter the time as HH:MM');
export const timeOrNone = z
  .string()
  .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, 'Enter the time as HH:MM, or leave it empty')
  .default('');
/** A time, ISO 8601 with time zone. */
export const moment = z.string();

/** Couriers have numeric IDs; all other IDs are text. */
export const courierId = z.number('Choose a courier').int('Choose a courier');
/** A courier ID in a path or query, where everything is text. */
export const courierIdText = z.coerce.number<number | string>('Choose a courier').int('Choose a courier');
/** A whole number in a query. */
export const countText = z.coerce.number<number | string>().int();
/** A query parameter that may appear once or repeatedly, parsed as a list. */
export const listText = <S extends z.ZodType<string | number>>(item: S) =>
  z
    .union([z.array(item), item])
    .transform((value): z.output<S>[] => (Array.isArray(value) ? value : [value]) as z.output<S>[]);

/** Length, width and height in centimetres. */
export const Sides = z.object({ length: centimetres, width: centimetres, height: centimetres });
export type Sides = z.output<typeof Sides>;

export const PaymentMode = z.enum(paymentModes, 'Choose prepaid or cash on delivery');
export type PaymentMode = z.output<typeof PaymentMode>;

/** Optional text of limited length. */
export const optionalText = (max = 200) => line(max).default('');
/** Required text of limited length. */
export const requiredText = (what: string, max = 200) => required(`Enter ${what}`, max);
/** An optional web address. Only http and https, because it is rendered as a link. */
export const webLink = line(maxLength.webAddress)
  .refine(
    (value) => value === '' || /^https?:\/\/\S+$/i.test(value),
    'Enter an address starting with https://',
  )
  .default('');
/** An optional image: uploaded, or a web address. Nothing else, because it is rendered in a page. */
export const imageLink = line(maxLength.webAddress)
  .refine(
    (value) => value === '' || /^(?:https?:\/\/|\/(?![/\\]))\S+$/i.test(value),
    'Upload an image, or enter an address starting with https://',
  )
  .default('');
/** An optional list in a query. */
export const list = <S extends z.ZodType<string | number>>(item: S) => listText(item).optional();
/** A boolean in a query. */
export const flagText = z.union([
  z.boolean(),
  z.enum(['true', 'false']).transform((value) => value === 'true'),
]);

export const Upload = z.object({ file: z.instanceof(File, { error: 'Choose a file' }) });

/**
 * An image to upload. A private one, such as a PAN card, can only be read by sessions of its brand; others are public by
 * their address. A photo is stored as JPEG, others as PNG.
 */
export const ImageUpload = Upload.extend({
  is_private: z.enum(['true', 'false']).optional(),
  is_photo: z.enum(['true', 'false']).optional(),
});

/**
 * A table to import. `mapping` is JSON: the file's header by our column, where they differ. `known` is the id of the known
 * file that it is read as; empty for none, left out to recognize it by its headings.
 */
export const ImportUpload = Upload.extend({
  mapping: z.string().max(20_000).optional(),
  known: z.string().max(60).optional(),
  /** Corrected rows: the row numbers of the first file, as JSON, and the import that rejected them. */
  rows: z.string().max(20_000).optional(),
  mends: z.string().max(60).optional(),
  /** JSON: what is done with hidden rows, and the order of day and month by our column. */
  choices: z.string().max(5000).optional(),
});
