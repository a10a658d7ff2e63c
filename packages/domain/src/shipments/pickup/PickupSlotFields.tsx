import { DatePicker, Select } from '@khep/ui';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { pickupMessages } from '../../messages/pickup.ts';
import { pickupTimes } from './pickupSlot.ts';
import type { PickupSlot } from './pickupSlot.ts';

const defaults = pickupMessages.pickupSlot;

export interface PickupSlotFieldsProps {
  value: PickupSlot;
  onChange: (value: PickupSlot) => void;
  /** The first day that can be chosen, YYYY-MM-DD. */
  today: string;
  /** Problem of each field. */
  errors?: { day?: string | undefined; time?: string | undefined } | undefined;
}

/** The day and the time from which a courier picks up. */
export function PickupSlotFields({ value, onChange, today, errors }: PickupSlotFieldsProps) {
  const messages = useDomainMessages('pickupSlot', defaults);
  return (
    <>
      <DatePicker
        label={messages.day}
        value={value.day}
        minValue={today}
        onChange={(day) => onChange({ ...value, day: day ?? value.day })}
        errorMessage={errors?.day}
      />
      <Select
        label={messages.from}
        items={pickupTimes.map((time) => ({ id: time, label: time }))}
        value={value.time}
        onChange={(time) => onChange({ ...value, time })}
        errorMessage={errors?.time}
      />
    </>
  );
}
