import { useMessages } from '../../MessagesProvider/kitMessages.ts';
import type { ReactNode } from 'react';
import { announce } from '../../announce/index.ts';
import { Checkbox } from '../../Checkbox/index.ts';
import { ChevronDownIcon, ChevronUpIcon } from '../../icons/index.ts';
import { defaultColumnWidth, pinSides, type DataGridColumn } from '../columns/columns.ts';
import { gridMessages } from '../base/gridMessages.ts';
import * as styles from './panel.css.ts';
import { withHidden, withPin, withWidth, type GridView, type ViewColumn } from './view.ts';

interface ColumnPanelRowProps<Row> {
  column: DataGridColumn<Row>;
  entry: ViewColumn;
  isFirst: boolean;
  isLast: boolean;
  view: GridView;
  onViewChange: (view: GridView) => void;
}

const defaults = gridMessages.columns;
const widthStep = 24;

/** Moves a column one position in the list, regardless of visibility and pins. */
function withPlace(view: GridView, id: string, by: -1 | 1): GridView {
  const at = view.columns.findIndex((column) => column.id === id);
  const moved = view.columns[at];
  if (!moved) return view;
  return { ...view, columns: view.columns.toSpliced(at, 1).toSpliced(at + by, 0, moved) };
}

interface SmallButtonProps {
  label: string;
  isDisabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function SmallButton({ label, isDisabled = false, onPress, children }: SmallButtonProps) {
  return (
    <button
      type="button"
      className={styles.small}
      aria-label={label}
      // Stays focusable at the edge: disabling a focused button would lose focus.
      aria-disabled={isDisabled || undefined}
      onClick={() => {
        if (!isDisabled) onPress();
      }}
    >
      {children}
    </button>
  );
}

/** Settings of one column: visibility, position, pin and width. */
export function ColumnPanelRow<Row>(props: ColumnPanelRowProps<Row>) {
  const gridWords = useMessages('grid', gridMessages.grid);
  const words = useMessages('columns', defaults);
  const { column, entry, isFirst, isLast, view, onViewChange } = props;
  const { id, header } = column;
  const width = entry.width ?? column.width ?? defaultColumnWidth;

  function move(by: -1 | 1) {
    const next = withPlace(view, id, by);
    onViewChange(next);
    const place = next.columns.findIndex((each) => each.id === id) + 1;
    announce(gridWords.movedTo(header, place, next.columns.length));
  }
  function resize(by: number) {
    onViewChange(withWidth(view, id, width + by, column.minWidth));
    announce(gridWords.widthOf(header, width + by));
  }

  return (
    <li className={styles.item}>
      <span className={styles.name}>
        <Checkbox
          value={!entry.isHidden}
          isDisabled={column.isRowHeader ?? false}
          onChange={(isShown) => onViewChange(withHidden(view, id, !isShown))}
        >
          {header}
        </Checkbox>
      </span>
      <span className={styles.tools}>
        <SmallButton label={words.up(header)} isDisabled={isFirst} onPress={() => move(-1)}>
          <ChevronUpIcon size={14} />
        </SmallButton>
        <SmallButton label={words.down(header)} isDisabled={isLast} onPress={() => move(1)}>
          <ChevronDownIcon size={14} />
        </SmallButton>
        <SmallButton label={words.narrower(header)} onPress={() => resize(-widthStep)}>
          <span aria-hidden="true">−</span>
        </SmallButton>
        <SmallButton label={words.wider(header)} onPress={() => resize(widthStep)}>
          <span aria-hidden="true">+</span>
        </SmallButton>
        <select
          className={styles.pin}
          aria-label={words.pin(header)}
          value={entry.pin ?? ''}
          onChange={({ target }) =>
            onViewChange(
              withPin(
                view,
                id,
                pinSides.find((side) => side === target.value),
              ),
            )
          }
        >
          <option value="">{words.pins.none}</option>
          {pinSides.map((side) => (
            <option key={side} value={side}>
              {words.pins[side]}
            </option>
          ))}
        </select>
      </span>
    </li>
  );
}
