import type { Config } from './config.ts';
import { DatabaseUnreachable } from '../platform/db/engine.ts';
import { SecretMissing } from './assertSecrets.ts';
import { DirectoryUnusable } from '../platform/db/pglite/checkDirectory.ts';
import { DirectoryLocked } from '../platform/db/pglite/lock.ts';

interface SystemError {
  code?: string;
  syscall?: string;
  message?: string;
  stack?: string;
}

/** Explains a failed start to the user: what is wrong, and how to fix it. */
export function explainStartupError(
  error: unknown,
  config: Pick<Config, 'DATABASE_URL' | 'HOST' | 'KHEP_DATA' | 'LOG_LEVEL' | 'PORT'>,
): string {
  if (error instanceof DirectoryUnusable || error instanceof SecretMissing) return error.message;
  if (error instanceof DirectoryLocked) return error.message;
  if (error instanceof DatabaseUnreachable) return aboutDatabase(error.cause, config.DATABASE_URL ?? '');
  const { code = '', syscall = '', message, stack } = (error ?? {}) as SystemError;
  // Network errors are about HOST and PORT; others are about files.
  const words = (/^(?:getaddrinfo|bind|listen)$/.test(syscall) ? addressWords : fileWords)[code]?.(config);
  if (words !== undefined) return words;
  const shown = ['debug', 'trace'].includes(config.LOG_LEVEL) ? stack : undefined;
  return `Khep couldn't start: ${shown ?? message ?? String(error)}${shown === undefined ? '\nLOG_LEVEL=debug npm start shows where it failed.' : ''}`;
}

type Words = Record<string, (config: Pick<Config, 'HOST' | 'KHEP_DATA' | 'PORT'>) => string>;

const noAddress: Words[string] = ({ HOST }) =>
  `HOST ${HOST} isn't an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all.`;
const addressWords: Words = {
  EADDRINUSE: ({ PORT }) =>
    `Port ${PORT} is in use. Stop what uses it, or choose another: PORT=${PORT + 1} npm start`,
  EACCES: ({ PORT }) =>
    `This user isn't allowed to listen on port ${PORT}. Choose one above 1023: PORT=4600 npm start`,
  EADDRNOTAVAIL: noAddress,
  ENOTFOUND: noAddress,
  EAI_AGAIN: noAddress,
};

const notDirectory: Words[string] = ({ KHEP_DATA }) =>
  `KHEP_DATA ${KHEP_DATA} isn't a directory: it, or a parent, is a file. Choose another: KHEP_DATA=.khep npm start`;
const notWritable: Words[string] = ({ KHEP_DATA }) =>
  `This user can't write to KHEP_DATA ${KHEP_DATA}. Change its owner, or choose another: KHEP_DATA=.khep npm start`;
const fileWords: Words = {
  EEXIST: notDirectory,
  ENOTDIR: notDirectory,
  ENOENT: notDirectory,
  EACCES: notWritable,
  EPERM: notWritable,
  EROFS: notWritable,
  ENOSPC: ({ KHEP_DATA }) => `The disk of KHEP_DATA ${KHEP_DATA} is full. Free some space and start again.`,
};

/** Explains an unavailable database, with its address and user but never its password. */
function aboutDatabase(cause: unknown, url: string): string {
  const { hostname, port, username, pathname } = URL.canParse(url) ? new URL(url) : new URL('postgres://');
  const place = `${hostname || 'this machine'}:${port || 5432}`;
  const { code = '', message = '' } = (cause ?? {}) as SystemError;
  const words: Record<string, string> = {
    ECONNREFUSED: `No PostgreSQL at ${place}. Start it, or correct DATABASE_URL.`,
    ENOENT: `No PostgreSQL at ${place}. Start it, or correct DATABASE_URL.`,
    ENOTFOUND: `The host of DATABASE_URL, ${hostname}, wasn't found on this network. Correct it.`,
    EAI_AGAIN: `The host of DATABASE_URL, ${hostname}, can't be resolved now. Check the network.`,
    '28P01': `PostgreSQL at ${place} rejected the password of ${username} in DATABASE_URL.`,
    '28000': `PostgreSQL at ${place} rejected the user ${username} of DATABASE_URL.`,
    '3D000': `PostgreSQL at ${place} has no database ${pathname.slice(1)}. Create it: createdb ${pathname.slice(1)}`,
  };
  return `${words[code] ?? `PostgreSQL at ${place} did not respond: ${message || code}.`} Without DATABASE_URL Khep uses its embedded database.`;
}
