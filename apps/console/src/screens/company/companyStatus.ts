import { calls } from '@khep/api';
import type { BankDetails, CompanyProfile, GstRecord } from '@khep/api';
import { useCall } from '@khep/api/hooks';

/** How a section of the company is: on its card and in the navigation. */
export interface SectionStatus {
  label: string;
  tone: 'positive' | 'caution' | 'critical' | 'info' | 'neutral';
}

export const gstStatuses: Record<GstRecord['status'], SectionStatus> = {
  initiated: { label: 'Being checked', tone: 'info' },
  verified: { label: 'Verified', tone: 'positive' },
  rejected: { label: 'Rejected', tone: 'critical' },
  not_verified: { label: 'Not verified', tone: 'caution' },
};

export const bankStatuses: Record<Exclude<BankDetails['status'], 'none'>, SectionStatus> = {
  submitted: { label: 'Being checked', tone: 'info' },
  verified: { label: 'Verified', tone: 'positive' },
  rejected: { label: 'Rejected', tone: 'critical' },
  not_verified: { label: 'Not verified', tone: 'caution' },
};

export const profileStatus = ({ address, turnover }: CompanyProfile): SectionStatus =>
  address !== '' && turnover !== ''
    ? { label: 'Complete', tone: 'positive' }
    : { label: 'Incomplete', tone: 'caution' };

/** What needs the seller first. */
const urgency: readonly GstRecord['status'][] = ['rejected', 'initiated', 'not_verified', 'verified'];

/** The most urgent of all GSTINs. */
export function gstStatus(records: readonly GstRecord[]): SectionStatus {
  const found = urgency.find((status) => records.some((record) => record.status === status));
  return found === undefined ? { label: 'Not sent yet', tone: 'caution' } : gstStatuses[found];
}

export const partnersStatus = (count: number): SectionStatus =>
  count === 0
    ? { label: 'None selected', tone: 'critical' }
    : { label: `${count.toLocaleString('en-IN')} selected`, tone: 'positive' };

const loading: SectionStatus = { label: '', tone: 'neutral' };

/** How each section is; empty while it loads. The cards make the same requests. */
export function useCompanyStatuses(): Record<
  'profile' | 'gst' | 'bank' | 'partners' | 'pricing',
  SectionStatus
> {
  const profile = useCall(calls.company.profile).data?.data;
  const gst = useCall(calls.company.gstStatus).data?.data;
  const bank = useCall(calls.company.bank).data?.data;
  const partners = useCall(calls.company.partners).data?.data;
  const pricing = useCall(calls.company.pricing).data?.data;
  const plan = pricing?.plans.find(({ id }) => id === pricing.plan);
  return {
    profile: profile ? profileStatus(profile) : loading,
    gst: gst ? gstStatus(gst.records) : loading,
    bank: !bank
      ? loading
      : bank.status === 'none'
        ? { label: 'Not sent yet', tone: 'caution' }
        : bankStatuses[bank.status],
    partners: partners ? partnersStatus(partners.courier_ids.length) : loading,
    pricing: !pricing
      ? loading
      : plan
        ? { label: plan.name, tone: 'positive' }
        : { label: 'No plan yet', tone: 'caution' },
  };
}
