import { useId, type ReactNode } from 'react';
import { Dialog as AriaDialog, DialogTrigger, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { CloseButton } from './CloseButton.tsx';
import { focusAfterRemoval } from './focusAfterRemoval.ts';
import * as styles from './Dialog.css.ts';
import { openState, type OpenProps, type TriggerProps } from './OverlayProps.ts';
import { ScrollBody } from './ScrollBody.tsx';

export const dialogSizes = ['small', 'medium', 'large'] as const;

/** A node, or a function that gets `close`. */
export type WithClose = ReactNode | ((close: () => void) => ReactNode);

interface DialogOptions extends Partial<TriggerProps> {
  /** The task or question: "Cancel order KH-100482?" */
  title: string;
  /** A line below the title. */
  description?: ReactNode;
  children?: WithClose;
  /** Buttons below a line: cancel first, the main action last. */
  actions?: WithClose;
  /** @default 'medium' */
  size?: (typeof dialogSizes)[number];
  /** `alertdialog` has no close button, and a click outside doesn't close it. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
}

export type DialogProps = DialogOptions & OpenProps;

export function render(content: WithClose, close: () => void): ReactNode {
  return typeof content === 'function' ? content(close) : content;
}

/** A task that interrupts the page. For a task beside the page, use Drawer. */
export function Dialog(props: DialogProps) {
  const { trigger, title, description, children, actions, size = 'medium', role = 'dialog' } = props;
  const isAlert = role === 'alertdialog';
  const bodyId = useId();
  const overlay = (
    <ModalOverlay className={styles.overlay} isDismissable={!isAlert} {...(!trigger && openState(props))}>
      <Modal className={styles.modal} data-size={size} data-component="Dialog">
        <AriaDialog
          ref={focusAfterRemoval}
          className={styles.dialog}
          role={role}
          // An alert is announced completely.
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
  if (!trigger) return overlay;
  return (
    <DialogTrigger {...openState(props)}>
      {trigger}
      {overlay}
    </DialogTrigger>
  );
}
