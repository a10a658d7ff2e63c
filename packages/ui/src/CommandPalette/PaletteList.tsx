import type { Command, CommandGroup } from './useCommandSearch.ts';
import * as styles from './CommandPalette.css.ts';

interface PaletteListProps {
  id: string;
  label: string;
  groups: readonly CommandGroup[];
  /** Index of the active command, across groups. */
  marked: number;
  onMark: (index: number) => void;
  onChoose: (command: Command) => void;
}

/** Returns the ID of an option, for aria-activedescendant. */
export function optionId(list: string, index: number): string {
  return `${list}-${index}`;
}

/** Groups as one listbox. Focus stays in the input; arrows and the pointer change the active option. */
export function PaletteList({ id, label, groups, marked, onMark, onChoose }: PaletteListProps) {
  const shown = groups.filter((group) => group.commands.length > 0);
  // Index of the first command of each group.
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
              // The input handles keys, so options need no key handler.
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
