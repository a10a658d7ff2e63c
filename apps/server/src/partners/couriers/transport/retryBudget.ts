const most = 10;
const perSuccess = 0.1;

export interface RetryBudget {
  /** Consumes one retry, if available. */
  take(): boolean;
  /** A success adds a tenth of a retry. */
  earn(): void;
}

/** At most one retry per ten requests, so that retries don't overload a courier. */
export function createRetryBudget(): RetryBudget {
  let left = most;
  return {
    take() {
      if (left < 1) return false;
      left -= 1;
      return true;
    },
    earn() {
      left = Math.min(most, left + perSuccess);
    },
  };
}
