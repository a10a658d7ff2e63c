import { Select } from '@khep/ui';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import { domainMessages } from '../messages.ts';
import { formatPercent } from '../money/index.ts';
import { gstRateProblem, gstRatesOn } from '../tax/index.ts';

const defaults = domainMessages.gstRate;

export interface GstRateFieldProps {
  /** Percent. */
  value: number;
  onChange: (gst: number) => void;
  /** Day in India, YYYY-MM-DD: rates change by date. */
  today: string;
  errorMessage?: string | undefined;
}

/** A GST rate that is in force. One that no longer is stays listed, with the problem, until another is chosen. */
export function GstRateField({ value, onChange, today, errorMessage }: GstRateFieldProps) {
  const messages = useDomainMessages('gstRate', defaults);
  const inForce = gstRatesOn(today);
  const rates = inForce.includes(value) ? inForce : [...inForce, value];
  return (
    <Select
      label={messages.label}
      name="gst"
      items={rates.map((rate) => ({ id: String(rate), label: formatPercent(rate) }))}
      value={String(value)}
      onChange={(rate) => onChange(Number(rate))}
      errorMessage={errorMessage ?? gstRateProblem(value, today)}
    />
  );
}
