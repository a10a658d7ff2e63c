import { formatRupeeValue } from '../money/index.ts';

/** A dispute to answer. Rupees. */
export interface AnswerableDispute {
  /** At stake. */
  amount: number;
  /** In the wallet, until it is answered. */
  held: number;
  /** As likely as disputes like it were won; null where too few were decided. */
  expected_back: number | null;
}

const sum = (amounts: readonly number[]) =>
  formatRupeeValue(Math.round(amounts.reduce((total, one) => total + one, 0) * 100) / 100);

/** Says what is at stake in disputes, and what is likely to come back. */
export const sumStakes = (disputes: readonly AnswerableDispute[]): string =>
  `${sum(disputes.map(({ amount }) => amount))} at stake, about ${sum(
    disputes.map(({ expected_back }) => expected_back ?? 0),
  )} expected back`;

/** The question before charges are accepted. */
export function askAccept(disputes: readonly Pick<AnswerableDispute, 'held'>[]) {
  const isOne = disputes.length === 1;
  return {
    title: isOne ? 'Accept charge?' : `Accept ${disputes.length} charges?`,
    confirmLabel: isOne ? 'Accept charge' : 'Accept charges',
    cancelLabel: 'Cancel',
    description: `${sum(disputes.map(({ held }) => held))} is debited from the wallet. You can't undo this.`,
  };
}
