import { useEffect, useState } from 'react';
import { SearchField } from '../SearchField/index.ts';

interface FreeTextProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Milliseconds of rest after which what was typed filters: not every letter is a request. */
const restFor = 250;

/** The free text of a filter bar. */
export function FreeText({ label, value, onChange }: FreeTextProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // The URL changed by itself (back, clear all, a saved view): it decides.
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => onChange(typed.trim()), restFor);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <SearchField label={label} value={typed} onChange={setTyped} onSubmit={(text) => onChange(text.trim())} />
  );
}
