import type { Command, CommandGroup } from './useCommandSearch.ts';
import * as styles from './CommandPalette.css.ts';

interface PaletteListProps {
  id: string;
  label: string;
  groups: readonly CommandGroup[];
  /** Index of the marked command, counted through all groups. */
  marked: number;
  onMark: (index: number) => void;
  onChoose: (command: Command) => void;
}

/** Id of one option, for the field's aria-activedescendant. */
export function optionId(list: string, index: number): string {
  return `${list}-${index}`;
}

/** The groups as one listbox. Focus stays in the field; the marked option follows the arrows and the pointer. */
export function PaletteList({ id, label, groups, marked, onMark, onChoose }: PaletteListProps) {
  const shown = groups.filter((group) => group.commands.length > 0);
  // where each group begins in the one count
  const starts = shown.map((_group, at) =>
    shown.slice(0, at).reduce((sum, group) => sum + group.commands.length, 0),
  );
  return (
    <div className={styles.list} role="listbox" id={id} aria-label={label}>
      {shown.map((group, at) => (
        <div key={group.id} role="group" aria-label={group.title}>
          <div className={styles.heading} aria-hidden="true">
            {group.title}
          </div>
          {group.commands.map((command, offset) => {
            const index = (starts[at] ?? 0) + offset;
            return (
              // The field is the keyboard's way in, so an option needs no key handler of its own.
              <div
                key={command.id}
                id={optionId(id, index)}
                role="option"
                aria-selected={index === marked}
                className={styles.item}
                data-marked={index === marked || undefined}
                onPointerMove={() => onMark(index)}
                onClick={() => onChoose(command)}
              >
                {command.icon && (
                  <span className={styles.icon} aria-hidden="true">
                    {command.icon}
                  </span>
                )}
                <span className={styles.words}>
                  <span className={styles.label}>{command.label}</span>
                  {command.description && <span className={styles.below}>{command.description}</span>}
                </span>
                {command.hint && <span className={styles.hint}>{command.hint}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
