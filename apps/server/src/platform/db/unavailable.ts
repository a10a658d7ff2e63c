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
