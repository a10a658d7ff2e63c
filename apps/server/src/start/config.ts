import { courierQuirks } from '../partners/couriers/simulator/quirks.ts';
import { resolve } from 'node:path';
import { z } from 'zod';

const port = z.coerce
  .number('must be a number between 1 and 65535, such as PORT=4600')
  .int('must be a whole number between 1 and 65535')
  .min(0, 'must be between 1 and 65535 (0 takes any free port)')
  .max(65_535, 'must be between 1 and 65535');

const web = (example: string) =>
  z.url({ protocol: /^https?$/, error: `must be a web address, such as ${example}` });

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).catch('development'),
  /** The port of the server. */
  PORT: port.default(4600),
  /** The address to listen on; 0.0.0.0 for all. */
  HOST: z.string().default('127.0.0.1'),
  /** PostgreSQL. Without it the database is PGlite, in KHEP_DATA. */
  DATABASE_URL: z
    .string()
    .regex(
      /^postgres(ql)?:\/\/\S+$/,
      'must look like postgresql://user:password@host:5432/name, or be unset to use the embedded database',
    )
    .optional(),
  /** Directory of the embedded database and uploaded files. */
  KHEP_DATA: z
    .string()
    .default('.khep')
    .transform((path) => resolve(path)),
  /** Where backups of the embedded database are kept; `backups` in KHEP_DATA if unset. */
  KHEP_BACKUPS: z
    .string()
    .transform((path) => resolve(path))
    .optional(),
  /** Hours after which a running server makes the next backup; 0 for none. */
  KHEP_BACKUP_HOURS: z.coerce.number().min(0).max(720).default(24),
  /** Backups that are kept. */
  KHEP_BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(7),
  SMTP_URL: z
    .string()
    .regex(
      /^smtps?:\/\/\S+$/,
      'must look like smtp://user:password@host:587, or be unset to print emails on the terminal',
    )
    .optional(),
  MAIL_FROM: z.string().default('Khep <no-reply@khep.local>'),
  /** The server's address for browsers, behind a proxy. */
  PUBLIC_URL: web('https://ship.example.in').optional(),
  /** Brands' tracking pages are at <slug>.<this domain>. */
  KHEP_TRACKING_DOMAIN: z
    .string()
    .regex(/^(?:[a-z0-9-]+\.)+[a-z]{2,}$/, 'must be a domain, such as track.example.in')
    .optional(),
  /** A provider of SMS and WhatsApp messages. Without it messages are simulated and printed on the terminal. */
  KHEP_MESSAGES_URL: web('https://messages.example.in/v1').optional(),
  KHEP_MESSAGES_TOKEN: z.string().optional(),
  SENTRY_DSN: web('https://key@sentry.example/1').optional(),
  /** Seconds that the console waits for a response; 0 for no limit. */
  KHEP_REQUEST_TIMEOUT: z.coerce.number().int().min(0).max(3600).default(0),
  /** Signs tokens and cursors. Generated and stored in KHEP_DATA if unset. */
  KHEP_SECRET: z
    .string()
    .min(32, 'must be at least 32 characters; generate one with: openssl rand -hex 32')
    .optional(),
  /**
   * Encrypts courier credentials: id:64 hex digits, comma-separated, newest first. Generated and stored in
   * KHEP_DATA if unset.
   */
  KHEP_SECRET_KEY: z
    .string()
    .regex(
      /^[\w-]{1,32}:[0-9a-fA-F]{64}(\s*,\s*[\w-]{1,32}:[0-9a-fA-F]{64})*$/,
      'must be id:key, the key as 64 hex digits; generate one with: echo "k1:$(openssl rand -hex 32)"',
    )
    .optional(),
  /** Speed of the courier simulators' clock. */
  KHEP_SIMULATOR_SPEED: z.coerce
    .number('must be a number, such as 60')
    .positive('must be above 0')
    .default(60),
  /** Oddities of real couriers that their simulators show, for a rehearsal: names with commas between them. */
  KHEP_SIMULATOR_QUIRKS: z
    .string()
    .default('')
    .transform((names) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    )
    .pipe(
      z.array(
        z.enum(courierQuirks, `must be names of ${courierQuirks.join(', ')}, with commas between them`),
      ),
    ),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be one of fatal, error, warn, info, debug, trace, silent',
    )
    .default('warn'),
  /** Set behind a trusted proxy that sends the client's address in X-Forwarded-For. */
  KHEP_TRUST_PROXY: z
    .enum(['0', '1'], 'must be 0 or 1')
    .default('0')
    .transform((value) => value === '1'),
  /** Allows a scraper on another machine to read /metrics. */
  KHEP_METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
  /** Whether webhooks may go to addresses inside the server's network, which brands choose: for development. */
  KHEP_WEBHOOKS_INSIDE: z
    .enum(['0', '1'], 'must be 0 or 1')
    .default('0')
    .transform((value) => value === '1'),
  /** Private requests of a brand a minute, on this process; more are answered with 429. */
  KHEP_CALLS_PER_MINUTE: z.coerce
    .number('must be a number, such as 6000')
    .positive('must be above 0')
    .default(6000),
  KHEP_COURIERS: z.enum(['simulator', 'live'], 'must be simulator or live').default('simulator'),
  /** Whether the DNS records of brands' domains are looked up. Simulated without PUBLIC_URL, which they point to. */
  KHEP_DNS: z.enum(['simulator', 'live'], 'must be simulator or live').optional(),
  KHEP_STORES: z.enum(['simulator', 'live'], 'must be simulator or live').default('simulator'),
  /** Whether buyers of simulated shops place orders while the server runs. */
  KHEP_SIMULATOR_ORDERS: z
    .enum(['0', '1'], 'must be 0 or 1')
    .default('1')
    .transform((value) => value === '1'),
  /** Whether simulated calls to buyers, which ring no one, may be made outside the hours for calls. */
  KHEP_SIMULATOR_NIGHT_CALLS: z
    .enum(['0', '1'], 'must be 0 or 1')
    .default('0')
    .transform((value) => value === '1'),
  /** Where the simulated Shopify listens. By default a free port and a secret path. */
  KHEP_SHOPIFY_SIMULATOR_URL: z
    .string()
    .regex(
      /^http:\/\/127\.0\.0\.1:\d{1,5}\/[\w-]{8,}$/,
      'must be on loopback with a path of 8 characters or more, such as http://127.0.0.1:4620/local-shops',
    )
    .optional(),
  /** Version of Shopify's Admin API; a new one appears each quarter. */
  SHOPIFY_API_VERSION: z
    .string()
    .regex(/^(?:20\d\d-(?:01|04|07|10)|unstable)$/, 'must be a version, such as 2026-10')
    .default('2026-10'),
  DELHIVERY_URL: web('https://track.delhivery.com').optional(),
  DELHIVERY_TOKEN: z.string().optional(),
  KHEP_VERIFICATION: z.enum(['simulator', 'live'], 'must be simulator or live').default('simulator'),
  /** Sandbox.co.in, a service provider of the GST network. Without a key GSTINs stay unverified. */
  GST_VERIFIER_URL: web('https://api.sandbox.co.in').default('https://api.sandbox.co.in'),
  GST_VERIFIER_KEY: z.string().optional(),
  GST_VERIFIER_SECRET: z.string().optional(),
  /** RazorpayX, which checks bank accounts. Without a key they stay unverified. */
  BANK_VERIFIER_URL: web('https://api.razorpay.com').default('https://api.razorpay.com'),
  /** Its key and secret: key:secret. */
  BANK_VERIFIER_KEY: z.string().optional(),
  /** Number of the RazorpayX account that one rupee is sent from. */
  BANK_VERIFIER_ACCOUNT: z.string().optional(),
  KHEP_EINVOICE: z.enum(['simulator', 'live'], 'must be simulator or live').default('simulator'),
  /** WhiteBooks, a GST service provider for e-invoices. Without its keys no invoice is registered. */
  EINVOICE_URL: web('https://api.whitebooks.in').default('https://api.whitebooks.in'),
  EINVOICE_CLIENT_ID: z.string().optional(),
  EINVOICE_CLIENT_SECRET: z.string().optional(),
  /** Email address of the account at the provider. */
  EINVOICE_EMAIL: z.string().optional(),
  /** The public IP address of this server, which the provider passes on. */
  EINVOICE_IP_ADDRESS: z.string().optional(),
  /** Exotel, with each brand's own account. Simulated, it calls no one. */
  KHEP_TELEPHONY: z.enum(['simulator', 'live'], 'must be simulator or live').default('simulator'),
  /** MSG91, which sends SMS. Its templates have the entity ID and header of the DLT registration. */
  MSG91_AUTH_KEY: z.string().optional(),
  /** The DLT header (sender ID); that of each template if unset. */
  MSG91_SENDER: z
    .string()
    .regex(/^[A-Za-z0-9]{3,11}$/, 'must be a DLT header, such as MITTIL')
    .optional(),
  /** The template of one-time codes, with the code as its only variable, VAR1. */
  MSG91_CODE_TEMPLATE: z.string().optional(),
  MSG91_URL: web('https://control.msg91.com').default('https://control.msg91.com'),
  /** WhatsApp Cloud API: the ID of the phone number that sends, and a permanent token. */
  WHATSAPP_PHONE_ID: z.string().regex(/^\d+$/, 'must be the ID of a phone number, in digits').optional(),
  WHATSAPP_TOKEN: z.string().optional(),
  WHATSAPP_URL: web('https://graph.facebook.com/v23.0').default('https://graph.facebook.com/v23.0'),
  /** Keys of Khep's Razorpay account, for top-ups. Without them payments are simulated. */
  RAZORPAY_KEY_ID: z.string().optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  /** Signs Razorpay's webhooks to /webhooks/razorpay. */
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  RAZORPAY_URL: web('https://api.razorpay.com').optional(),
  /** Bucket for uploaded and generated files; KHEP_DATA if unset. */
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be a bucket name, such as khep-files')
    .optional(),
  /** An S3-compatible store; Amazon's address of the region if unset. */
  S3_ENDPOINT: web('https://s3.example.in').optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be a region, such as ap-south-1')
    .default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
});

const s3Names = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

const togetherNames = [
  ['GST_VERIFIER_KEY', 'GST_VERIFIER_SECRET'],
  ['BANK_VERIFIER_KEY', 'BANK_VERIFIER_ACCOUNT'],
  ['EINVOICE_CLIENT_ID', 'EINVOICE_CLIENT_SECRET', 'EINVOICE_EMAIL', 'EINVOICE_IP_ADDRESS'],
  ['WHATSAPP_PHONE_ID', 'WHATSAPP_TOKEN'],
] as const;
const razorpayNames = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const;

/** A bucket without keys, or keys without a bucket, would fail only at the first upload. */
const checkedEnvironment = environment.superRefine((config, context) => {
  const requireAll = (names: readonly (keyof typeof config)[]) => {
    const missing = names.filter((name) => config[name] === undefined);
    for (const name of missing)
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `must be set: ${names.join(', ')} are required together`,
      });
  };
  if (config.S3_ENDPOINT !== undefined || s3Names.some((name) => config[name] !== undefined))
    requireAll(s3Names);
  for (const names of [razorpayNames, ...togetherNames])
    if (names.some((name) => config[name] !== undefined)) requireAll(names);
});

/** Names of all settings. */
export const variableNames: readonly string[] = Object.keys(environment.shape);

/** Variables with a password or key, which errors don't repeat. */
const secrets = new Set([
  'DATABASE_URL',
  'SMTP_URL',
  'KHEP_SECRET',
  'KHEP_SECRET_KEY',
  'KHEP_METRICS_TOKEN',
  'DELHIVERY_TOKEN',
  'KHEP_MESSAGES_TOKEN',
  'GST_VERIFIER_KEY',
  'GST_VERIFIER_SECRET',
  'BANK_VERIFIER_KEY',
  'EINVOICE_CLIENT_SECRET',
  'MSG91_AUTH_KEY',
  'WHATSAPP_TOKEN',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'SENTRY_DSN',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
]);

/** The validated configuration. Nothing changes it after the start. */
export type Config = Readonly<z.output<typeof environment>>;

/** The environment is invalid: each line names a variable and the fix. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Parses the configuration from environment variables; an empty one counts as unset. */
export function parseConfig(variables: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = checkedEnvironment.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const name = issue.path.map(String).join('.');
    const value = secrets.has(name) ? 'its value is not shown' : `it is ${JSON.stringify(given[name])}`;
    return `  ${name} ${issue.message} (${value})`;
  });
  throw new ConfigError(`Invalid environment:\n${lines.join('\n')}`);
}
