import { useCallback, useRef, type ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { CloseButton } from '../Dialog/CloseButton.tsx';
import { focusAfterRemoval } from '../Dialog/focusAfterRemoval.ts';
import { openState, type OpenProps } from '../Dialog/OverlayProps.ts';
import { ScrollBody } from '../Dialog/ScrollBody.tsx';
import { ShortcutScope } from '../ShortcutHelp/ShortcutScope.ts';
import * as styles from './Sheet.css.ts';

export interface SheetOptions {
  /** The work: "Ship today". */
  title: string;
  /** Numbers beside the title. */
  summary?: ReactNode;
  /** At the end of the header: a deadline. */
  status?: ReactNode;
  /** Across the sheet below the header: steps. */
  top?: ReactNode;
  /** The work itself. */
  children: ReactNode;
  /** Problems that need the user: a column at the end; on a phone before the work. */
  side?: ReactNode;
  /** Accessible name of the side column. */
  sideLabel?: string;
  /** Facts of the footer, before its actions. */
  foot?: ReactNode;
  /** Buttons at the end of the footer, the main action last. */
  actions?: ReactNode;
}

export type SheetProps = SheetOptions & OpenProps;

/** One large piece of work over the page, with its own shortcuts. For a short task, use Dialog or Drawer. */
export function Sheet(props: SheetProps) {
  const { title, summary, status, top, children, side, sideLabel, foot, actions } = props;
  const dialog = useRef<HTMLElement>(null);
  const dialogRef = useCallback((node: HTMLElement | null) => {
    dialog.current = node;
    return focusAfterRemoval(node);
  }, []);
  return (
    <ModalOverlay className={styles.overlay} {...openState(props)}>
      <Modal className={styles.sheet} data-component="Sheet">
        <AriaDialog ref={dialogRef} className={styles.dialog}>
          {({ close }) => (
            <ShortcutScope value={dialog}>
              <header className={styles.head}>
                <div className={styles.words}>
                  <Heading slot="title" level={2} className={styles.title}>
                    {title}
                  </Heading>
                  {summary}
                </div>
                {status && <div className={styles.status}>{status}</div>}
                <CloseButton onPress={close} />
              </header>
              <div className={styles.body} data-has-side={side ? true : undefined}>
                {top && <div className={styles.top}>{top}</div>}
                {side && (
                  <section className={styles.side} aria-label={sideLabel}>
                    <ScrollBody isBare>{side}</ScrollBody>
                  </section>
                )}
                <div className={styles.main}>
                  <ScrollBody isBare>
                    <div className={styles.content}>{children}</div>
                  </ScrollBody>
                </div>
              </div>
              {(foot || actions) && (
                <footer className={styles.foot}>
                  {foot && <div className={styles.facts}>{foot}</div>}
                  {actions && <div className={styles.actions}>{actions}</div>}
                </footer>
              )}
            </ShortcutScope>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
