import { useMessages } from '../../MessagesProvider/kitMessages.ts';
import { useState } from 'react';
import { announce } from '../../announce/index.ts';
import { Button } from '../../Button/index.ts';
import { Menu, type MenuGroup, type MenuItem } from '../../Menu/index.ts';
import { gridMessages } from '../base/gridMessages.ts';
import * as styles from './panel.css.ts';
import { isSameView, type GridView } from './view.ts';
import { ViewNameDialog } from './ViewNameDialog.tsx';

export interface SavedView {
  id: string;
  /** "COD over ₹5,000". */
  name: string;
  view: GridView;
}

export interface SavedViewsProps {
  views: readonly SavedView[];
  /** The default view. */
  baseView: GridView;
  /** ID of the current saved view; the default view if omitted. */
  selectedId?: string | undefined;
  /** The displayed view. If it differs from the current one, the name is marked as changed. */
  view: GridView;
  /** A view was selected, or changes were discarded. */
  onSelectionChange: (view: GridView, id: string | undefined) => void;
  /** Saves a new view; resolves with its ID. A rejection's message is shown. */
  onCreate: (name: string, view: GridView) => Promise<string>;
  /** Saves changes of a view or its name. Resolves with false if the user decided against it. */
  onUpdate: (saved: SavedView) => Promise<boolean | void>;
  onDelete: (id: string) => Promise<void>;
}

const defaults = gridMessages.views;

/** Menu to select, save, rename and delete views. */
export function SavedViews(props: SavedViewsProps) {
  const words = useMessages('views', defaults);
  const { views, baseView, selectedId, view, onSelectionChange, onCreate, onUpdate, onDelete } = props;
  const [asking, setAsking] = useState<'create' | 'rename'>();
  const chosen = views.find(({ id }) => id === selectedId);
  const isDirty = !isSameView(view, chosen?.view ?? baseView);
  const name = chosen?.name ?? words.standard;

  async function saveChanges(saved: SavedView) {
    if ((await onUpdate({ ...saved, view })) !== false) announce(words.saved(saved.name));
  }
  async function remove(saved: SavedView) {
    await onDelete(saved.id);
    onSelectionChange(baseView, undefined);
    announce(words.removed(saved.name));
  }

  const choices: MenuItem[] = [
    {
      id: '(standard)',
      label: words.standard,
      isCurrent: !chosen,
      onAction: () => onSelectionChange(baseView, undefined),
    },
    ...views.map((saved) => ({
      id: saved.id,
      label: saved.name,
      isCurrent: saved.id === selectedId,
      onAction: () => onSelectionChange(saved.view, saved.id),
    })),
  ];
  const deeds: MenuItem[] = [
    ...(isDirty && chosen
      ? [
          {
            id: '(save)',
            label: words.save,
            onAction: () => void saveChanges(chosen),
          },
        ]
      : []),
    ...(isDirty
      ? [
          {
            id: '(undo)',
            label: words.undo,
            onAction: () => onSelectionChange(chosen?.view ?? baseView, chosen?.id),
          },
        ]
      : []),
    { id: '(create)', label: words.saveAs, onAction: () => setAsking('create') },
    ...(chosen
      ? [
          { id: '(rename)', label: words.rename, onAction: () => setAsking('rename') },
          {
            id: '(remove)',
            label: words.remove,
            tone: 'critical' as const,
            onAction: () => void remove(chosen),
          },
        ]
      : []),
  ];
  const groups: MenuGroup[] = [
    { id: 'views', title: words.own, items: choices },
    { id: 'deeds', items: deeds },
  ];

  return (
    <>
      <Menu
        label={words.open}
        placement="bottom end"
        trigger={
          <Button variant="ghost">
            {name}
            {isDirty && (
              <>
                <span className={styles.dirty} aria-hidden="true" />
                <span className={styles.visuallyHidden}>{`, ${words.changed}`}</span>
              </>
            )}
          </Button>
        }
        items={groups}
      />
      {asking && (
        <ViewNameDialog
          title={asking === 'create' ? words.saveAs : words.rename}
          first={asking === 'rename' ? name : ''}
          taken={views
            .filter((saved) => asking === 'create' || saved.id !== selectedId)
            .map((saved) => saved.name)}
          onClose={() => setAsking(undefined)}
          onSave={async (typed) => {
            let isSaved: boolean | void = true;
            if (asking === 'rename' && chosen) isSaved = await onUpdate({ ...chosen, name: typed });
            else onSelectionChange(view, await onCreate(typed, view));
            if (isSaved !== false) announce(words.saved(typed));
          }}
        />
      )}
    </>
  );
}
