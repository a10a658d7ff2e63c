import { useId, type ReactElement, type ReactNode } from 'react';
import {
  Dialog as AriaDialog,
  DialogTrigger as AriaDialogTrigger,
  Heading,
} from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { CloseButton } from './CloseButton.tsx';
import * as styles from './Dialog.css.ts';
import { ScrollBody } from './ScrollBody.tsx';

export const dialogSizes = ['small', 'medium', 'large'] as const;

/** What may be a node, or a function of `close`. */
export type WithClose = ReactNode | ((close: () => void) => ReactNode);

export interface DialogProps {
  /** What the dialog is for: "Cancel order KH-100482?" */
  title: string;
  /** One line under the title. */
  description?: ReactNode;
  children?: WithClose;
  /** Buttons under a line: the way out first, the deed last. */
  actions?: WithClose;
  /** Leave out inside a DialogTrigger. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** @default 'medium' */
  size?: (typeof dialogSizes)[number];
  /** `alertdialog` interrupts: it has no cross, and a press outside does not close it. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
}

export function render(content: WithClose, close: () => void): ReactNode {
  return typeof content === 'function' ? content(close) : content;
}

/** A task that takes over the page until it is done. For something beside the page, use Drawer. */
export function Dialog({
  title,
  description,
  children,
  actions,
  isOpen,
  onOpenChange,
  size = 'medium',
  role = 'dialog',
}: DialogProps) {
  const isAlert = role === 'alertdialog';
  const bodyId = useId();
  return (
    <ModalOverlay
      className={styles.overlay}
      isDismissable={!isAlert}
      {...(isOpen === undefined ? {} : { isOpen })}
      {...(onOpenChange && { onOpenChange })}
    >
      <Modal className={styles.modal} data-size={size} data-component="Dialog">
        <AriaDialog
          className={styles.dialog}
          role={role}
          // what interrupts is read out whole: the question and what hangs on it
          {...(isAlert && children !== undefined && { 'aria-describedby': bodyId })}
        >
          {({ close }) => (
            <>
              <div className={styles.head}>
                <div className={styles.words}>
                  <Heading slot="title" level={2} className={styles.title}>
                    {title}
                  </Heading>
                  {description && <p className={styles.description}>{description}</p>}
                </div>
                {!isAlert && <CloseButton onPress={close} />}
              </div>
              <ScrollBody id={bodyId}>{render(children, close)}</ScrollBody>
              {actions && <div className={styles.foot}>{render(actions, close)}</div>}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

export interface DialogTriggerProps {
  /** The button, then the Dialog or Drawer it opens. */
  children: [ReactElement, ReactElement];
}

/** A button and the dialog it opens; focus comes back to the button. */
export function DialogTrigger({ children }: DialogTriggerProps) {
  return <AriaDialogTrigger>{children}</AriaDialogTrigger>;
}
