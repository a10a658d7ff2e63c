import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { Fragment } from 'react';
import { Dialog, type OpenProps } from '../Dialog/index.ts';
import { useOpen } from '../Dialog/OverlayProps.ts';
import { Stack } from '../Stack/index.ts';
import { structureMessages } from '../structureMessages.ts';
import { capsOf, parseKeys } from './keys.ts';
import type { Shortcut } from './registry.ts';
import * as styles from './ShortcutHelp.css.ts';
import { useIsApple } from './useIsApple.ts';
import { useShortcut, useShortcuts } from './useShortcut.ts';

const defaults = structureMessages.shortcuts;

export type ShortcutHelpProps = OpenProps & {
  /** Shortcuts handled by components, such as a grid, listed after registered ones. */
  extraShortcuts?: readonly Shortcut[];
};

const none: readonly Shortcut[] = [];

/** In the order of their groups' first shortcuts; the same keys once, as what was registered last has them. */
function grouped(shortcuts: readonly Shortcut[], general: string): Map<string, Shortcut[]> {
  const byKeys = new Map(shortcuts.map((shortcut) => [shortcut.keys, shortcut]));
  return Map.groupBy(byKeys.values(), ({ group }) => group ?? general);
}

function Caps({ keys }: { keys: string }) {
  const words = useMessages('shortcuts', defaults);
  const apple = useIsApple();
  return parseKeys(keys).map((stroke, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a stroke is nothing but its place
    <Fragment key={index}>
      {index > 0 && <span className={styles.between}>{words.between}</span>}
      {capsOf(stroke, apple, words).map((cap) => (
        <kbd key={cap} className={styles.cap}>
          {cap}
        </kbd>
      ))}
    </Fragment>
  ));
}

/** Lists the active shortcuts, opened by "?". One per page; fed by useShortcut. */
export function ShortcutHelp({ extraShortcuts = none, ...open }: ShortcutHelpProps) {
  const words = useMessages('shortcuts', defaults);
  const [isOpen, setOpen] = useOpen(open);
  useShortcut({ keys: '?', description: words.help, isActiveInDialogs: true }, () => setOpen(true));
  const registered = useShortcuts();
  return (
    <Dialog title={words.title} size="large" isOpen={isOpen} onOpenChange={setOpen}>
      <div className={styles.groups}>
        {[...grouped([...registered, ...extraShortcuts], words.general)].map(([group, shortcuts]) => (
          <section key={group} className={styles.group} aria-label={group}>
            <Stack gap={4}>
              <h3 className={styles.heading}>{group}</h3>
              <dl>
                {shortcuts.map(({ keys, description }) => (
                  <div key={keys} className={styles.line}>
                    <dt>{description}</dt>
                    <dd className={styles.caps}>
                      <Caps keys={keys} />
                    </dd>
                  </div>
                ))}
              </dl>
            </Stack>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
