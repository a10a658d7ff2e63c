import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { EffectStrip } from '@khep/domain/company/ui';
import { Skeleton } from '@khep/ui';
import { SectionsPage } from '../../patterns/SectionsPage.tsx';
import { ShippingBlockers } from '../setup/ShippingBlockers.tsx';
import { availableSteps, openBlockers } from '../setup/setupSteps.ts';
import { BankCard } from './BankCard.tsx';
import { useCompanyStatuses } from './companyStatus.ts';
import { GstCard } from './GstCard.tsx';
import { PartnersCard } from './PartnersCard.tsx';
import { PricingCard } from './PricingCard.tsx';
import { ProfileCard } from './ProfileCard.tsx';

const sections = [
  { id: 'profile', label: 'Profile', content: <ProfileCard /> },
  { id: 'gst', label: 'GST', content: <GstCard /> },
  { id: 'bank', label: 'Bank account', content: <BankCard /> },
  { id: 'partners', label: 'Courier partners', content: <PartnersCard /> },
  { id: 'pricing', label: 'Pricing', content: <PricingCard /> },
] as const;

/** The company behind the brand: what it is called, taxed, paid and charged, and what that changes today. */
export default function Company() {
  const effects = useCall(calls.company.effects).data?.data.effects;
  const steps = availableSteps(useCall(calls.onboarding.step).data?.data.steps ?? []);
  const statuses = useCompanyStatuses();
  return (
    <SectionsPage
      title="Company"
      description="Who you are to couriers, to the tax office and to the bank"
      label="Sections of the company"
      top={
        <>
          {effects ? <EffectStrip effects={effects} /> : <Skeleton shape="block" height={84} />}
          <ShippingBlockers blockers={openBlockers(steps)} />
        </>
      }
      sections={sections.map((section) => ({
        ...section,
        status: statuses[section.id].label,
        tone: statuses[section.id].tone,
      }))}
    />
  );
}
