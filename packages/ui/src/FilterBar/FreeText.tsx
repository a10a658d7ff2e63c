import { useEffect, useState } from 'react';
import { SearchField } from '../SearchField/index.ts';

interface FreeTextProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Debounce of text input in milliseconds. */
const restFor = 250;

/** The text filter. */
export function FreeText({ label, value, onChange }: FreeTextProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // The URL changed externally (back, clear all, a saved view) and takes precedence.
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
