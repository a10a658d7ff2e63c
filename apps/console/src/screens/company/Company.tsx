import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { shippingBlockers } from '@khep/domain/company';
import { EffectStrip, ShippingBlockers } from '@khep/domain/company/ui';
import { Skeleton } from '@khep/ui';
import { paths } from '../../paths.ts';
import { SectionsPage } from '../../patterns/SectionsPage.tsx';
import { availableSteps } from '../setup/setupSteps.ts';
import { BankCard } from './BankCard.tsx';
import { GstCard } from './GstCard.tsx';
import { PartnersCard } from './PartnersCard.tsx';
import { PricingCard } from './PricingCard.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { useCompanyStatuses } from './useCompanyStatuses.ts';

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
          <ShippingBlockers blockers={shippingBlockers(steps)} setupHref={paths.setup()} />
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
