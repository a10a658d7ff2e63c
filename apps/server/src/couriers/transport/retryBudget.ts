const most = 10;
const perSuccess = 0.1;

export interface RetryBudget {
  /** Takes one retry, if there is one left. */
  take(): boolean;
  /** A call went well: it earns a tenth of a retry. */
  earn(): void;
}

/** At most one retry for ten calls over time, so that retries do not add to what brings a courier down. */
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
