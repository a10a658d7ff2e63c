import { Inline, SearchField, Select } from '@khep/ui';
import { useDebounced } from '../../url/useDebounced.ts';

export interface ListFiltersProps {
  /** What can be searched. */
  label: string;
  search: string;
  onSearch: (search: string) => void;
  states?: readonly { id: string; label: string }[];
  state?: string;
  onState?: (state: string) => void;
}

/** The search over a list, and one choice beside it. */
export function ListFilters({ label, search, onSearch, states, state = '', onState }: ListFiltersProps) {
  const [typed, type] = useDebounced(search, onSearch);
  return (
    <Inline gap={12}>
      <SearchField label={label} value={typed} onChange={type} />
      {states && onState && (
        <Select label="Status" isLabelHidden items={states} value={state} onChange={onState} />
      )}
    </Inline>
  );
}
