import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { DateRangePicker } from '../DateRangePicker/index.ts';
import { datePreset, datePresets } from './datePresets.ts';
import * as styles from './FilterBar.css.ts';
import { filterMessages } from './filterMessages.ts';
import type { DatesFilter, DatesValue } from './filters.ts';

interface DatesEditorProps {
  filter: DatesFilter;
  value: DatesValue | undefined;
  onChange: (value: DatesValue) => void;
}

const defaults = filterMessages.filterBar;
const limitedPresets = datePresets.filter((preset) => preset !== 'all');

/** Days: presets first, otherwise two dates. */
export function DatesEditor({ filter, value, onChange }: DatesEditorProps) {
  const words = useMessages('filterBar', defaults);
  const chosen = value && 'preset' in value ? value.preset : undefined;
  const days = value && !('preset' in value) ? value : undefined;
  return (
    <div className={styles.options}>
      <div className={styles.presets} role="group" aria-label={words.ranges}>
        {(filter.presets ?? limitedPresets).map((preset) => (
          <button
            key={preset}
            type="button"
            className={styles.preset}
            aria-pressed={preset === chosen}
            onClick={() => onChange({ preset })}
          >
            {datePreset(preset).label}
          </button>
        ))}
      </div>
      <DateRangePicker
        label={words.other}
        presets={[]}
        value={days}
        onChange={(range) => {
          if (range) onChange(range);
        }}
      />
    </div>
  );
}
