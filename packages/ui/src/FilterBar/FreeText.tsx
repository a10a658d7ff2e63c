import { useEffect, useRef, useState } from 'react';
import { SearchField } from '../SearchField/index.ts';

interface FreeTextProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onSearch?: ((text: string) => Promise<string | undefined>) | undefined;
}

/** Debounce of text input in milliseconds. */
const restFor = 250;

/** The text filter. */
export function FreeText({ label, value, onChange, onSearch }: FreeTextProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [problem, setProblem] = useState<string>();
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

  function change(text: string) {
    setTyped(text);
    setProblem(undefined);
  }
  async function submit(text: string) {
    onChange(text);
    if (!onSearch || text === '') return;
    const found = await onSearch(text);
    setProblem(found);
    // The next scan replaces the number.
    if (found !== undefined) input.current?.select();
  }
  return (
    <SearchField
      ref={input}
      label={label}
      value={typed}
      onChange={change}
      onSubmit={(text) => void submit(text.trim())}
      errorMessage={problem}
    />
  );
}
