import { formatNumber } from '../money/index.ts';
import type { StatusTone } from '../orders/describeStatus.ts';
import type { BankStatus, GstStatus } from './checks.ts';
import type { TurnoverBand } from './turnover.ts';

/** How a section of the company is: on its card and in the navigation. */
export interface SectionStatus {
  label: string;
  tone: Exclude<StatusTone, 'accent'>;
}

const statuses: Record<GstStatus, SectionStatus> = {
  initiated: { label: 'Being checked', tone: 'info' },
  verified: { label: 'Verified', tone: 'positive' },
  rejected: { label: 'Rejected', tone: 'critical' },
  not_verified: { label: 'Not verified', tone: 'caution' },
};

const notSent: SectionStatus = { label: 'Not sent yet', tone: 'caution' };

/** Returns whether the profile has what invoices need. */
export function profileStatus(profile: { address: string; turnover: TurnoverBand }): SectionStatus {
  const isComplete = profile.address !== '' && profile.turnover !== '';
  return isComplete ? { label: 'Complete', tone: 'positive' } : { label: 'Incomplete', tone: 'caution' };
}

/** GST statuses, the one that most needs the seller first. */
const urgency: readonly GstStatus[] = ['rejected', 'initiated', 'not_verified', 'verified'];

/** Returns the most urgent state of all GSTINs. */
export function gstSectionStatus(records: readonly { status: GstStatus }[]): SectionStatus {
  const found = urgency.find((status) => records.some((record) => record.status === status));
  return found === undefined ? notSent : statuses[found];
}

/** Returns the state of a GSTIN. */
export const describeGstStatus = (status: GstStatus): SectionStatus => statuses[status];

/** Returns the state of the account that was sent last. */
export function bankSectionStatus(status: BankStatus): SectionStatus {
  if (status === 'none') return notSent;
  return statuses[status === 'submitted' ? 'initiated' : status];
}

/** Returns how many courier services allocation may choose from. */
export function partnersStatus(count: number): SectionStatus {
  return count === 0
    ? { label: 'None selected', tone: 'critical' }
    : { label: `${formatNumber(count)} selected`, tone: 'positive' };
}

/** Returns the name of the plan in use. */
export function planStatus(plan: { name: string } | undefined): SectionStatus {
  return plan ? { label: plan.name, tone: 'positive' } : { label: 'No plan yet', tone: 'caution' };
}
