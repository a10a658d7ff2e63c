import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import {
  bankSectionStatus,
  gstSectionStatus,
  partnersStatus,
  planStatus,
  profileStatus,
} from '@khep/domain/company';
import type { SectionStatus } from '@khep/domain/company';

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
  return {
    profile: profile ? profileStatus(profile) : loading,
    gst: gst ? gstSectionStatus(gst.records) : loading,
    bank: bank ? bankSectionStatus(bank.status) : loading,
    partners: partners ? partnersStatus(partners.courier_ids.length) : loading,
    pricing: pricing ? planStatus(pricing.plans.find(({ id }) => id === pricing.plan)) : loading,
  };
}
