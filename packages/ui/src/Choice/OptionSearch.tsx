import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { inputMessages } from '../inputMessages.ts';
import type { KeyboardEvent } from 'react';
import { optionId } from './WindowedOptions.tsx';
import { search } from './WindowedOptions.css.ts';

const defaults = inputMessages.options;

export interface OptionSearchProps {
  /** ID of the WindowedOptions below. */
  id: string;
  /** The field's label. */
  label: string;
  typed: string;
  onType: (typed: string) => void;
  /** Index of the active option; -1 for none. */
  active: number;
  hasOptions: boolean;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** Search input that filters the options below and keeps focus while arrows move through them. */
export function OptionSearch({ id, label, typed, onType, active, hasOptions, onKeyDown }: OptionSearchProps) {
  const words = useMessages('options', defaults);
  return (
    <input
      className={search}
      role="combobox"
      aria-label={words.search(label)}
      aria-expanded="true"
      aria-autocomplete="list"
      aria-controls={hasOptions ? `${id}-list` : undefined}
      aria-activedescendant={hasOptions ? optionId(id, active) : undefined}
      placeholder={words.searchPlaceholder}
      autoFocus
      autoComplete="off"
      spellCheck="false"
      value={typed}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}
