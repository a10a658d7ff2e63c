import type { FindingAction } from '@khep/domain/analytics';
import type { Module } from '../../../data/useAccess.ts';
import { paths } from '../../../paths.ts';

/** Where the action of a finding is taken, and by whom. */
export const actionPlaces: Record<FindingAction, { module: Module; href: () => string }> = {
  allocation: { module: 'settings', href: () => paths.settings('rule-allocation') },
  rto_risk: { module: 'analytics', href: () => paths.analytics('rto-risk') },
  ndr: { module: 'ndr', href: () => paths.ndr() },
};
