import { DescriptionList, Link } from '@khep/ui';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import { formatRupeeValue } from '../../money/index.ts';
import { describeSituation } from '../../shipments/describeSituation.ts';
import type { ParcelSituation } from '../../shipments/situation.ts';

const defaults = domainMessages.ndrFacts;

/** A failed delivery. */
export interface NdrCaseData {
  order_number: string;
  courier_name: string;
  awb: string;
  payment_mode: 'cod' | 'prepaid';
  /** Rupees: what the parcel collects, or what was paid for it. */
  value: number;
  address: string;
  /** Masked: 98••••4410. */
  phone: string;
  items: string;
  /** Of the parcel, with the outcome at the cut-off without an answer. */
  situation: Pick<ParcelSituation, 'happening' | 'by' | 'otherwise' | 'day'>;
}

export interface NdrCaseFactsProps {
  ndr: NdrCaseData;
  /** Absent for a person who can't open the order. */
  orderHref?: string | undefined;
}

/** Lists the facts of a failed delivery: the order, the parcel, the buyer, and what happens at the cut-off. */
export function NdrCaseFacts({ ndr, orderHref }: NdrCaseFactsProps) {
  const messages = useDomainMessages('ndrFacts', defaults);
  return (
    <DescriptionList
      items={[
        {
          term: messages.order,
          detail:
            orderHref === undefined ? ndr.order_number : <Link href={orderHref}>{ndr.order_number}</Link>,
        },
        { term: messages.awb, detail: `${ndr.courier_name} ${ndr.awb}` },
        {
          term: ndr.payment_mode === 'cod' ? messages.cod : messages.prepaid,
          detail: formatRupeeValue(ndr.value),
        },
        { term: messages.address, detail: ndr.address },
        { term: messages.phone, detail: ndr.phone },
        { term: messages.items, detail: ndr.items },
        { term: messages.next, detail: describeSituation(ndr.situation) },
      ]}
    />
  );
}
