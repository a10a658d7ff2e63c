import { Avatar, DescriptionList } from '@khep/ui';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import { describeTurnover } from '../turnover.ts';
import type { TurnoverBand } from '../turnover.ts';

const defaults = domainMessages.companyProfile;

/** The profile of a company; empty texts are not entered yet. */
export interface CompanyProfileData {
  company_name: string;
  brand_name: string;
  email: string;
  mobile: string;
  address: string;
  city: string;
  state: string;
  pincode: string;
  country: string;
  website: string;
  turnover: TurnoverBand;
  timezone: string;
  currency: string;
  /** URL of an image. */
  logo: string;
}

export interface CompanyProfileDetailsProps {
  profile: CompanyProfileData;
}

const joined = (...parts: string[]) => parts.filter(Boolean).join(', ');

/** Name, contacts, address and turnover of a company. */
export function CompanyProfileDetails({ profile }: CompanyProfileDetailsProps) {
  const messages = useDomainMessages('companyProfile', defaults);
  const { address, city, state, pincode, country, timezone, currency, logo } = profile;
  return (
    <DescriptionList
      layout="stacked"
      items={[
        { term: messages.company, detail: profile.company_name },
        { term: messages.brand, detail: profile.brand_name },
        { term: messages.email, detail: profile.email || messages.none },
        { term: messages.mobile, detail: profile.mobile || messages.none },
        { term: messages.address, detail: joined(address, city, state, pincode) || messages.none },
        { term: messages.website, detail: profile.website || messages.none },
        { term: messages.turnover, detail: describeTurnover(profile.turnover) },
        { term: messages.region, detail: joined(country, timezone, currency) },
        ...(logo === ''
          ? []
          : [{ term: messages.logo, detail: <Avatar name={profile.brand_name} src={logo} /> }]),
      ]}
    />
  );
}
