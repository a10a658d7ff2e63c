import type { DeliveryFeedback } from '@khep/api';

type Ratings = Pick<DeliveryFeedback, 'count' | 'average' | 'distribution'>;

/** "1 star", "4 stars". */
export const starLabel = (rating: number): string => `${rating} ${rating === 1 ? 'star' : 'stars'}`;

/** "4.25"; a dash without ratings. */
export const formatAverage = ({ average }: Ratings): string => average?.toFixed(2) ?? '–';

/** Returns the number of ratings of 1 or 2 stars. */
export const countLow = ({ distribution }: Ratings): number =>
  (distribution[0] ?? 0) + (distribution[1] ?? 0);

/** Formats the share of ratings of 1 or 2 stars: "12%". */
export const lowShare = (ratings: Ratings): string =>
  ratings.count === 0 ? '–' : `${Math.round((countLow(ratings) / ratings.count) * 100)}%`;
