const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/**
 * Returns whether the database, or the machine with this brand's shard, cannot be reached: a state that passes. Class 08
 * is a connection that failed, 57P a server that is stopping or starting.
 */
export function isUnavailable(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && (/^(?:08|57P0[123])/.test(code) || systemCodes.has(code));
}
