export const breakerStates = ['closed', 'half-open', 'open'] as const;
export type BreakerState = (typeof breakerStates)[number];

interface BreakerOptions {
  /** Consecutive failures that open it. @default 5 */
  failures?: number;
  /** Cooldown before one request is sent. @default 20000 */
  restMs?: number;
  /** For tests. @default Date.now */
  now?: () => number;
  onChange?: (state: BreakerState) => void;
}

export interface CircuitBreaker {
  /** Whether a request may be sent; in the half-open state one at a time. */
  allows(): boolean;
  /** Milliseconds until a request is allowed. */
  restsFor(): number;
  succeeded(): void;
  failed(): void;
  state(): BreakerState;
}

/**
 * Stops requests to a courier after consecutive failures, so that a batch doesn't wait for each timeout.
 * After a cooldown one request decides.
 */
export function createCircuitBreaker({
  failures = 5,
  restMs = 20_000,
  now = Date.now,
  onChange = () => undefined,
}: BreakerOptions = {}): CircuitBreaker {
  let current: BreakerState = 'closed';
  let inRow = 0;
  let opened = 0;
  let isProbing = false;
  const become = (state: BreakerState) => {
    isProbing = false;
    if (state === current) return;
    current = state;
    onChange(state);
  };
  return {
    allows() {
      if (current === 'open' && now() - opened >= restMs) become('half-open');
      if (current === 'closed') return true;
      if (current === 'open' || isProbing) return false;
      isProbing = true;
      return true;
    },
    restsFor: () => (current === 'open' ? Math.max(0, opened + restMs - now()) : 0),
    succeeded() {
      inRow = 0;
      become('closed');
    },
    failed() {
      inRow += 1;
      if (current === 'closed' && inRow < failures) return;
      opened = now();
      become('open');
    },
    state: () => current,
  };
}
