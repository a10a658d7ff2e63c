import { DescriptionList } from '@khep/ui';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { pickupMessages } from '../../messages/pickup.ts';

const defaults = pickupMessages.pickupFailures;

export interface PickupFailuresProps {
  /** Boxes without a pickup, each with the reason. */
  failures: readonly { awb?: string | null | undefined; message: string }[];
}

/** The boxes that no pickup takes, by reason. */
export function PickupFailures({ failures }: PickupFailuresProps) {
  const messages = useDomainMessages('pickupFailures', defaults);
  return (
    <DescriptionList
      layout="stacked"
      items={[...Map.groupBy(failures, ({ message }) => message)].map(([message, boxes]) => ({
        term: message,
        detail: boxes.map(({ awb }) => awb ?? messages.noAwb).join(', '),
      }))}
    />
  );
}
