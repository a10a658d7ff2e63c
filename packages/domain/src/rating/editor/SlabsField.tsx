import { TextField } from '@khep/ui';
import { useState } from 'react';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';

const maxSlabs = 200;

const toText = (limits: readonly number[]): string => limits.map((limit) => limit / 1000).join(', ');

/** Parses kilograms separated by commas: "0.5, 1, 2". Undefined if a part is no weight or they don't ascend. */
export function parseSlabs(text: string): number[] | undefined {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const limits = parts.map((part) => Math.round(Number(part.replace(/\s*kg$/i, '')) * 1000));
  const isValid =
    limits.length > 0 &&
    limits.length <= maxSlabs &&
    limits.every((limit, at) => limit > 0 && limit <= 1_000_000 && limit > (limits[at - 1] ?? 0));
  return isValid ? limits : undefined;
}

export interface SlabsFieldProps {
  /** Grams. */
  limits: readonly number[];
  onChange: (limits: number[]) => void;
  errorMessage?: string | undefined;
}

/** The weight limits of a card by slab. */
export function SlabsField({ limits, onChange, errorMessage }: SlabsFieldProps) {
  const messages = useDomainMessages('rateCardEditor', domainMessages.rateCardEditor);
  const [typed, setTyped] = useState<string>();
  const text = typed ?? toText(limits);
  const parsed = parseSlabs(text);
  return (
    <TextField
      label={messages.slabs}
      size="small"
      placeholder="0.5, 1, 2, 5"
      suffix="kg"
      maxLength={2000}
      value={text}
      errorMessage={parsed === undefined && text !== '' ? messages.slabsProblem : errorMessage}
      onChange={(next) => {
        setTyped(next);
        const slabs = parseSlabs(next);
        if (slabs) onChange(slabs);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
