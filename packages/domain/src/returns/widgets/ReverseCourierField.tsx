import { RadioGroup, Stack, Text } from '@khep/ui';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import { formatRupeeValue } from '../../money/index.ts';

const defaults = domainMessages.reverseCourier;

/** A courier that could pick up a return. */
export interface ReverseCourierData {
  courier_id: number;
  name: string;
  is_possible: boolean;
  /** Why it isn't possible. */
  reason: string;
  /** Rupees with GST, including the check at the door; null if unrated. */
  charge: number | null;
  /** It schedules the pickup itself. */
  schedules_itself: boolean;
  /** Whether it makes the check at the door that the return asks for; null if none is asked for. */
  checks_goods: boolean | null;
}

export interface ReverseCourierFieldProps {
  couriers: readonly ReverseCourierData[];
  /** Id of the chosen courier. */
  value: number | undefined;
  onChange: (courier_id: number) => void;
}

/** The couriers that could pick up a return, each with its price, or why it can't. */
export function ReverseCourierField({ couriers, value, onChange }: ReverseCourierFieldProps) {
  const messages = useDomainMessages('reverseCourier', defaults);
  return (
    <Stack gap={12}>
      <RadioGroup
        label={messages.label}
        isLabelHidden
        items={couriers.map(({ courier_id, name, charge, is_possible, reason, ...courier }) => ({
          id: String(courier_id),
          label: charge === null ? name : `${name}, ${formatRupeeValue(charge)}`,
          description: is_possible
            ? [
                courier.schedules_itself ? messages.itself : messages.byYou,
                courier.checks_goods === false ? messages.noCheck : '',
              ]
                .filter(Boolean)
                .join('. ')
            : reason,
          isDisabled: !is_possible,
        }))}
        value={value === undefined ? '' : String(value)}
        onChange={(id) => onChange(Number(id))}
      />
      <Text size="secondary" tone="third">
        {messages.help}
      </Text>
    </Stack>
  );
}
