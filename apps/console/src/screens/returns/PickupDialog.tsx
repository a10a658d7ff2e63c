import { addDays, istDay } from '@khep/domain/days';
import { DatePicker, TimeField } from '@khep/ui';
import { useState } from 'react';
import type { FieldErrors } from '../../forms/useForm.ts';
import { AskDialog } from '../../patterns/AskDialog.tsx';
import { useNow } from '../../data/useNow.ts';

interface PickupDialogProps {
  title: string;
  /** Who picks up, and where. */
  description: string;
  isPending: boolean;
  /** Returns the errors of the fields. */
  onConfirm: (pickup: { pickup_date: string; pickup_time: string }) => Promise<FieldErrors>;
  onClose: () => void;
}

/** Chooses the day of a reverse pickup. */
export function PickupDialog({ title, description, isPending, onConfirm, onClose }: PickupDialogProps) {
  const today = istDay(useNow());
  const [date, setDate] = useState<string | undefined>(addDays(today, 1));
  const [time, setTime] = useState<string | undefined>('10:00');
  const [errors, setErrors] = useState<FieldErrors>({});

  async function confirm() {
    setErrors(await onConfirm({ pickup_date: date ?? '', pickup_time: time ?? '' }));
  }
  const message = (name: string) => (errors[name] === undefined ? {} : { errorMessage: errors[name] });

  return (
    <AskDialog
      title={title}
      description={description}
      confirmLabel="Schedule pickup"
      isPending={isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <DatePicker label="Day" minValue={today} value={date} onChange={setDate} {...message('pickup_date')} />
      <TimeField label="From" value={time} onChange={setTime} {...message('pickup_time')} />
    </AskDialog>
  );
}
