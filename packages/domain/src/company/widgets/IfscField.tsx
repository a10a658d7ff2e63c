import { TextField } from '@khep/ui';
import { useRef, useState } from 'react';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import { isIfsc } from '../../tax/identifiers.ts';

const defaults = domainMessages.ifscField;

/** An IFSC and the bank that it belongs to; empty while it is unknown. */
export interface IfscValue {
  ifsc: string;
  bank_name: string;
}

export interface IfscFieldProps {
  value: IfscValue;
  onChange: (value: IfscValue) => void;
  /** Finds the bank of a complete IFSC. An error says what is wrong. */
  lookUpBank: (ifsc: string) => Promise<string>;
  errorMessage?: string | undefined;
}

/** An IFSC: once it is complete, its bank is looked up. */
export function IfscField({ value, onChange, lookUpBank, errorMessage }: IfscFieldProps) {
  const messages = useDomainMessages('ifscField', defaults);
  const typed = useRef(value.ifsc);
  const [problem, setProblem] = useState<string>();
  const [isLoading, setLoading] = useState(false);

  async function change(text: string | undefined) {
    const ifsc = (text ?? '').toUpperCase().trim();
    typed.current = ifsc;
    onChange({ ifsc, bank_name: '' });
    setProblem(undefined);
    if (!isIfsc(ifsc)) return;
    setLoading(true);
    try {
      const bank_name = await lookUpBank(ifsc);
      // Another code may have been typed since.
      if (typed.current === ifsc) onChange({ ifsc, bank_name });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : messages.failed);
    } finally {
      setLoading(false);
    }
  }

  return (
    <TextField
      label={messages.label}
      name="ifsc"
      isRequired
      placeholder="HDFC0000123"
      value={value.ifsc}
      onChange={(text) => void change(text)}
      errorMessage={problem ?? errorMessage}
      description={isLoading ? messages.loading : value.bank_name === '' ? messages.help : value.bank_name}
    />
  );
}
