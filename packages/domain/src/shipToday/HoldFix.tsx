import { Link, Select, TextField } from '@khep/ui';
import { useState } from 'react';
import { useTypedFix } from './useTypedFix.tsx';
import { domainMessages } from '../messages.ts';
import { FixForm } from './FixForm.tsx';
import type { ExceptionFixProps } from './FixForm.tsx';

const messages = domainMessages.shipToday.fixes;

const releaseOf = (onFix: ExceptionFixProps['onFix']) => ({
  label: messages.release,
  onSave: () => onFix({ kind: 'release' }),
});

function CallFix({ exception, options, onFix }: ExceptionFixProps) {
  const [outcome, setOutcome] = useState<string | null>(options.callOutcomes[0]?.id ?? null);
  const phone = exception.buyer_phone;
  return (
    <FixForm
      label={messages.recordCall}
      onSave={() => onFix({ kind: 'call', outcome: outcome ?? '' })}
      alternative={releaseOf(onFix)}
    >
      <div>
        <Link href={`tel:${phone}`}>{phone}</Link>
      </div>
      <Select
        size="small"
        label={messages.outcome}
        items={options.callOutcomes}
        value={outcome}
        onChange={setOutcome}
      />
    </FixForm>
  );
}

function PaidFix({ exception, options: { typed }, onFix }: ExceptionFixProps) {
  const [reference, setReference] = useTypedFix(typed, `${exception.order_id}.reference`, '');
  return (
    <FixForm
      label={messages.markPaid}
      onSave={() =>
        reference.trim() === ''
          ? Promise.resolve(messages.referenceMissing)
          : onFix({ kind: 'paid', reference: reference.trim() })
      }
      alternative={releaseOf(onFix)}
    >
      <TextField
        size="small"
        label={messages.reference}
        maxLength={80}
        value={reference}
        onChange={setReference}
      />
    </FixForm>
  );
}

/** Does what the rule asks for that holds an order, or releases the order. */
export function HoldFix(props: ExceptionFixProps) {
  const { exception, onFix } = props;
  if (exception.hold === 'call') return <CallFix {...props} />;
  if (exception.hold === 'prepaid') return <PaidFix {...props} />;
  return <FixForm {...releaseOf(onFix)}>{null}</FixForm>;
}
