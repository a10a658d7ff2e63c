const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** Errors of the driver itself have no code. A query on a connection that broke gets one of them. */
const driverMessages: ReadonlySet<string> = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
]);

const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', '53100', '25006']);

/**
 * Returns whether something could not be saved because the disk of the database or of the files is full or read-only: a
 * state that passes. 53100 is PostgreSQL's disk_full, 25006 its read_only_sql_transaction.
 */
export function isDiskFull(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && fullCodes.has(code);
}

/** Does what a read writes beside it, such as when a session was last used; without room the read goes on without. */
export async function ifThereIsRoom<T>(write: Promise<T>): Promise<T | undefined> {
  try {
    return await write;
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    return undefined;
  }
}

/**
 * Returns whether the database, or the machine with this brand's shard, cannot be reached: a state that passes. Class 08
 * is a connection that failed, 57P a server that is stopping or starting.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  if (typeof code !== 'string') return driverMessages.has(error.message);
  // Without a server its socket is no file.
  if (code === 'ENOENT') return syscall === 'connect';
  return /^(?:08|57P0[123])/.test(code) || systemCodes.has(code);
}
