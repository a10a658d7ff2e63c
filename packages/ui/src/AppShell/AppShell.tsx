import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useIsApple } from '../ShortcutHelp/useIsApple.ts';
import { Sidebar, type SidebarProps } from '../Sidebar/index.ts';
import { shellWords as defaultShellWords, sidebarWords as defaultSidebarWords } from '../shellMessages.ts';
import * as styles from './AppShell.css.ts';

export interface AppShellProps {
  /** Content of the sidebar; the shell decides its mode. */
  sidebar: Omit<SidebarProps, 'mode' | 'onToggle' | 'onNavigate'>;
  /** Collapses the sidebar to icons. @default false */
  isCollapsed?: boolean;
  /** Adds the button that collapses the sidebar. */
  onCollapsedChange?: (isCollapsed: boolean) => void;
  /** Whether the drawer is open on a phone. Controlled if given. */
  isMobileOpen?: boolean;
  onMobileOpenChange?: (isOpen: boolean) => void;
  /** The search button: what can be searched, and how the palette opens. */
  search?: { label: string; onPress: () => void };
  /** A TopBarChip with the balance. Hidden on phones. */
  wallet?: ReactNode;
  /** A TopBarChip. Hidden on phones. */
  help?: ReactNode;
  /** The account menu: a Menu on an Avatar. */
  account?: ReactNode;
  children: ReactNode;
}

const mainId = 'khep-main';

/** Moves focus without changing the address or notifying the router. */
function skip(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(mainId)?.focus();
}

function ShortcutHint() {
  const apple = useIsApple();
  return (
    <kbd className={styles.key} aria-hidden="true">
      {apple ? '⌘K' : 'Ctrl K'}
    </kbd>
  );
}

/** The frame of every signed-in screen: sidebar, top bar, page. */
export function AppShell(props: AppShellProps) {
  const shellWords = useMessages('shell', defaultShellWords);
  const sidebarWords = useMessages('sidebar', defaultSidebarWords);
  const { sidebar, isCollapsed = false, onCollapsedChange, search, wallet, help, account, children } = props;
  const [isOutByItself, setOutByItself] = useState(false);
  const isOut = props.isMobileOpen ?? isOutByItself;
  const setOut = (next: boolean) => {
    setOutByItself(next);
    props.onMobileOpenChange?.(next);
  };

  return (
    <div
      className={styles.shell}
      data-component="AppShell"
      data-sidebar={isCollapsed ? 'collapsed' : 'expanded'}
    >
      <a className={styles.skip} href={`#${mainId}`} onClick={skip}>
        {shellWords.skip}
      </a>
      <div className={styles.side}>
        <Sidebar
          {...sidebar}
          mode={isCollapsed ? 'collapsed' : 'expanded'}
          {...(onCollapsedChange && { onToggle: () => onCollapsedChange(!isCollapsed) })}
        />
      </div>
      <ModalOverlay className={styles.drawerOverlay} isOpen={isOut} onOpenChange={setOut} isDismissable>
        <Modal className={styles.drawer}>
          <Dialog className={styles.drawerDialog} aria-label={sidebarWords.label}>
            <Sidebar
              {...sidebar}
              mode="drawer"
              onToggle={() => setOut(false)}
              onNavigate={() => setOut(false)}
            />
          </Dialog>
        </Modal>
      </ModalOverlay>
      <div className={styles.column}>
        <header className={styles.bar}>
          <Button className={styles.menuButton} aria-label={sidebarWords.open} onPress={() => setOut(true)}>
            <svg
              viewBox="0 0 24 24"
              width="20"
              height="20"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.7"
              strokeLinecap="round"
              aria-hidden="true"
            >
              <path d="M4 7h16M4 12h16M4 17h16" />
            </svg>
          </Button>
          {search && (
            <Button className={styles.search} onPress={search.onPress} aria-haspopup="dialog">
              <svg
                viewBox="0 0 24 24"
                width="16"
                height="16"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.8"
                aria-hidden="true"
              >
                <path d="M11 17a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM20 20l-4-4" />
              </svg>
              <span className={styles.searchText}>{search.label}</span>
              <ShortcutHint />
            </Button>
          )}
          <div className={styles.end}>
            {wallet && <div className={styles.roomy}>{wallet}</div>}
            {help && <div className={styles.roomy}>{help}</div>}
            {account}
          </div>
        </header>
        <main className={styles.main} id={mainId} tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  );
}
