import { useMessages } from '../../MessagesProvider/kitMessages.ts';
import { Button } from '../../Button/index.ts';
import { ColumnsIcon } from '../../icons/index.ts';
import { Popover } from '../../Popover/index.ts';
import { SegmentedControl } from '../../SegmentedControl/index.ts';
import { Switch } from '../../Switch/index.ts';
import { ColumnPanelRow } from './ColumnPanelRow.tsx';
import type { DataGridColumn } from '../columns/columns.ts';
import { gridMessages } from '../base/gridMessages.ts';
import * as styles from './panel.css.ts';
import { defaultView, densities, fitView, isSameView, type GridView } from './view.ts';

export interface ColumnPanelProps<Row> {
  columns: readonly DataGridColumn<Row>[];
  view: GridView;
  onViewChange: (view: GridView) => void;
}

const defaults = gridMessages.columns;

/** Sets visibility, order, pins and widths of columns, and the row height. */
export function ColumnPanel<Row>({ columns, view, onViewChange }: ColumnPanelProps<Row>) {
  const words = useMessages('columns', defaults);
  const shown = fitView(view, columns);
  const plain: GridView = { ...defaultView(columns), sort: shown.sort, filter: shown.filter };
  return (
    <Popover
      label={words.title}
      placement="bottom end"
      trigger={
        <Button variant="ghost" iconStart={<ColumnsIcon size={16} />}>
          {words.open}
        </Button>
      }
    >
      <div className={styles.panel}>
        <ul className={styles.list} aria-label={words.list}>
          {shown.columns.map((entry, place) => {
            const column = columns.find(({ id }) => id === entry.id);
            return (
              column && (
                <ColumnPanelRow
                  key={entry.id}
                  column={column}
                  entry={entry}
                  isFirst={place === 0}
                  isLast={place === shown.columns.length - 1}
                  view={shown}
                  onViewChange={onViewChange}
                />
              )
            );
          })}
        </ul>
        <SegmentedControl
          label={words.density}
          items={densities.map((id) => ({ id, label: words.densities[id] }))}
          value={shown.density}
          onChange={(density) =>
            onViewChange({
              ...shown,
              density: densities.find((each) => each === density) ?? shown.density,
            })
          }
        />
        <Switch value={shown.isWrapped} onChange={(isWrapped) => onViewChange({ ...shown, isWrapped })}>
          {words.wrap}
        </Switch>
        <div className={styles.foot}>
          <Button size="small" isDisabled={isSameView(shown, plain)} onPress={() => onViewChange(plain)}>
            {words.reset}
          </Button>
        </div>
      </div>
    </Popover>
  );
}
