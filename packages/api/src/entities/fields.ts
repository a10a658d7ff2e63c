import { z } from 'zod';
import { issueMessage } from './issueMessages.ts';

// For every field of the package, on the server and in a form: a message that nobody wrote is still read by people.
z.config({ customError: issueMessage });

/** The most characters of each kind of text. Generous to people; what is longer is a mistake, or meant to do harm. */
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

// Everything of Unicode's control characters but tab and line breaks, which people do type.
const controls = /(?![\t\n\r])\p{Cc}/u;
/** What no keyboard types and no database keeps: control characters, and halves of a character. */
export const isPlainText = (typed: string): boolean => !controls.test(typed) && typed.isWellFormed();
export const notPlainText = 'Remove the characters that cannot be seen';

/** What is said of a text that is too long. */
export const tooLong = (max: number) => `Use at most ${max.toLocaleString('en-IN')} characters`;
/** Checked before any pattern: a pattern is only ever tried on a text of a size that people type. */
const upTo = (max: number) => ({ error: tooLong(max), abort: true });

/** A text of limited length; nothing is taken off its ends. */
export const exact = (max: number, message?: string) =>
  z.string(message).max(max, upTo(max)).refine(isPlainText, notPlainText);
/** A line of text as people type it, of limited length. */
export const line = (max: number, message?: string) =>
  z.string(message).trim().max(max, upTo(max)).refine(isPlainText, notPlainText);

/** A line of text that must not be empty. */
export const required = (message: string, max: number = maxLength.line) => line(max, message).min(1, message);
/** A line of text that may be left empty. */
export const text = line(maxLength.line).default('');
/** An id that the server gave, or a name of a list. */
export const idText = exact(maxLength.id);
/** An id that must be there. */
export const requiredId = (message: string) => exact(maxLength.id, message).min(1, message);

/** Whatever else somebody else's system says of a thing, kept as it is. */
export const details = z
  .record(idText, z.unknown())
  .refine((value) => JSON.stringify(value).length <= maxLength.details, tooLong(maxLength.details));

/** Digits of a phone as people type it: `+91 98290 12345` becomes `9829012345`. */
function bareMobile(typed: string): string {
  const digits = typed.replaceAll(/[\s()-]/g, '');
  return digits.replace(/^(?:\+91|0091|0)(?=[6-9]\d{9}$)/, '').replace(/^91(?=[6-9]\d{9}$)/, '');
}

/** An Indian mobile number, ten digits. */
export const mobile = z
  .string('Enter a 10-digit mobile number')
  .max(40, { error: 'Enter a 10-digit mobile number', abort: true })
  .overwrite(bareMobile)
  .regex(/^[6-9]\d{9}$/, 'Enter a 10-digit mobile number that starts with 6, 7, 8 or 9');
export const mobileOrNone = z
  .string()
  .max(40, { error: 'Enter a 10-digit mobile number, or leave it empty', abort: true })
  .overwrite(bareMobile)
  .regex(/^(?:[6-9]\d{9})?$/, 'Enter a 10-digit mobile number, or leave it empty')
  .default('');
/** A mobile or a landline with its area code. */
export const phone = z
  .string('Enter a phone number')
  .max(40, { error: 'Enter a phone number with 8 to 13 digits', abort: true })
  .overwrite(bareMobile)
  .regex(/^\+?\d{8,13}$/, 'Enter a phone number with 8 to 13 digits');
export const phoneOrNone = z
  .string()
  .max(40, { error: 'Enter a phone number with 8 to 13 digits, or leave it empty', abort: true })
  .overwrite(bareMobile)
  .regex(/^(?:\+?\d{8,13})?$/, 'Enter a phone number with 8 to 13 digits, or leave it empty')
  .default('');

// A dot belongs to one place only: where it may be read in two, a long run of dots takes hours to refuse.
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

/** An Indian PIN code. */
export const pincode = z
  .string('Enter a 6-digit PIN code')
  .trim()
  .regex(/^[1-9]\d{5}$/, 'Enter a 6-digit PIN code');
export const pincodeOrNone = z
  .string()
  .trim()
  .regex(/^(?:[1-9]\d{5})?$/, 'Enter a 6-digit PIN code, or leave it empty')
  .default('');

const gstinPattern = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
export const gstin = line(maxLength.id, 'Enter the 15 characters of the GSTIN')
  .toUpperCase()
  .regex(gstinPattern, 'Enter the 15 characters of the GSTIN, such as 27AAPFU0939F1ZV');
export const gstinOrNone = line(maxLength.id)
  .toUpperCase()
  .refine(
    (value) => value === '' || gstinPattern.test(value),
    'Enter the 15 characters of the GSTIN, or leave it empty',
  )
  .default('');
export const ifsc = line(maxLength.id, 'Enter the IFSC code')
  .toUpperCase()
  .regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'Enter an IFSC code such as HDFC0001234');

/** Rupees with at most two decimals. */
export const rupees = z
  .number('Enter an amount in rupees')
  .min(0, 'Enter an amount of 0 or more')
  .max(10_000_000, 'Enter an amount below one crore')
  .multipleOf(0.01, 'Enter rupees with at most two decimals');
/** Whole grams. */
export const grams = z
  .number('Enter the weight in grams')
  .int('Enter whole grams')
  .min(0, 'Enter 0 or more')
  .max(1_000_000, 'Enter at most 1,000 kg');
/** Kilograms. */
export const kilograms = z
  .number('Enter the weight in kilograms')
  .min(0, 'Enter 0 or more')
  .max(1000, 'Enter at most 1,000 kg');
/** The longest side of a product, a box or a parcel, centimetres. */
export const MOST_CM = 1000;
/** Centimetres. */
export const centimetres = z
  .number('Enter the side in centimetres')
  .positive('Enter a side above 0 cm')
  .max(MOST_CM, 'Enter at most 1,000 cm');
export const percent = z.number('Enter a percentage').min(0, 'Enter 0 or more').max(100, 'Enter at most 100');

/** A day, YYYY-MM-DD, in India. */
export const day = z
  .string('Choose a date')
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'Enter the date as YYYY-MM-DD');
/** A time of day, HH:MM. */
export const timeOfDay = z
  .string('Choose a time')
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter the time as HH:MM');
export const timeOrNone = z
  .string()
  .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, 'Enter the time as HH:MM, or leave it empty')
  .default('');
/** A moment, ISO 8601 with its zone. */
export const moment = z.string();

/** Couriers are numbered; ids of everything else are text. */
export const courierId = z.number('Choose a courier').int('Choose a courier');
/** A courier in a path or a query, where everything is text. */
export const courierIdText = z.coerce.number<number | string>('Choose a courier').int('Choose a courier');
/** A whole number in a query. */
export const countText = z.coerce.number<number | string>().int();
/** A name that may come once or repeated in a query, and is a list to who reads it. */
export const listText = <S extends z.ZodType<string | number>>(item: S) =>
  z
    .union([z.array(item), item])
    .transform((value): z.output<S>[] => (Array.isArray(value) ? value : [value]) as z.output<S>[]);

/** Length, width and height in centimetres. */
export const Sides = z.object({ length: centimetres, width: centimetres, height: centimetres });
export type Sides = z.output<typeof Sides>;

export const paymentModes = ['prepaid', 'cod'] as const;
export const PaymentMode = z.enum(paymentModes, 'Choose prepaid or cash on delivery');
export type PaymentMode = z.output<typeof PaymentMode>;

/** A line of text of limited length, or nothing. */
export const optionalText = (max = 200) => line(max).default('');
/** A line of text of limited length. */
export const requiredText = (what: string, max = 200) => required(`Enter ${what}`, max);
/** The address of a page, or nothing. Only http and https: it ends up in a link. */
export const webLink = line(maxLength.webAddress)
  .refine(
    (value) => value === '' || /^https?:\/\/\S+$/i.test(value),
    'Enter an address that begins with https://',
  )
  .default('');
/** A picture that was uploaded, or one on the web, or none. Nothing else: it ends up in a page. */
export const imageLink = line(maxLength.webAddress)
  .refine(
    (value) => value === '' || /^(?:https?:\/\/|\/(?![/\\]))\S+$/i.test(value),
    'Upload the picture, or enter an address that begins with https://',
  )
  .default('');
/** A list in a query, which may be absent. */
export const list = <S extends z.ZodType<string | number>>(item: S) => listText(item).optional();
/** Yes or no in a query. */
export const flagText = z.union([
  z.boolean(),
  z.enum(['true', 'false']).transform((value) => value === 'true'),
]);

/** A file of a form. */
export const Upload = z.object({ file: z.instanceof(File, { error: 'Choose a file' }) });
