import { ageBands } from '@khep/domain/reconciliation';

/** Bands of days, for a filter. */
export const ageOptions = ageBands.map((id) => ({ id, label: id }));
