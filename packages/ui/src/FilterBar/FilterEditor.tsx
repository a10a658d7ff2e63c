import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { Button } from '../Button/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { AnyOfEditor } from './AnyOfEditor.tsx';
import { DatesEditor } from './DatesEditor.tsx';
import * as styles from './FilterBar.css.ts';
import { filterMessages } from './filterMessages.ts';
import type { DatesValue, Filter, FilterValue, NumberRange } from './filters.ts';
import { RangeEditor } from './RangeEditor.tsx';
import { TextEditor } from './TextEditor.tsx';

interface FilterEditorProps {
  filter: Filter;
  value: FilterValue | undefined;
  onChange: (value: FilterValue | undefined) => void;
  /** Called when the choice is complete; its container may close. */
  onDone?: () => void;
}

function Field({ filter, value, onChange, onDone }: FilterEditorProps) {
  switch (filter.kind) {
    case 'oneOf':
      return (
        <RadioGroup
          label={filter.label}
          items={filter.options}
          value={value as string | undefined}
          onChange={(id) => onChange(id)}
        />
      );
    case 'anyOf':
      return (
        <AnyOfEditor
          filter={filter}
          value={(value as readonly string[] | undefined) ?? []}
          onChange={onChange}
        />
      );
    case 'range':
      return <RangeEditor filter={filter} value={value as NumberRange | undefined} onChange={onChange} />;
    case 'dates':
      return (
        <DatesEditor
          filter={filter}
          value={value as DatesValue | undefined}
          onChange={(dates) => {
            onChange(dates);
            onDone?.();
          }}
        />
      );
    default:
      return (
        <TextEditor
          filter={filter}
          value={(value as string | undefined) ?? ''}
          onChange={(text) => {
            onChange(text);
            onDone?.();
          }}
        />
      );
  }
}

/** The editor of a filter. */
export function FilterEditor(props: FilterEditorProps) {
  const filterBarMessages = useMessages('filterBar', filterMessages.filterBar);
  const { filter, value, onChange, onDone } = props;
  return (
    <div className={styles.editor}>
      <Field {...props} />
      {value !== undefined && !filter.isRequired && (
        <div>
          <Button
            size="small"
            onPress={() => {
              onChange(undefined);
              onDone?.();
            }}
          >
            {filterBarMessages.clear}
          </Button>
        </div>
      )}
    </div>
  );
}
