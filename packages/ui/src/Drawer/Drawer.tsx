import type { ReactNode } from 'react';
import { Dialog as AriaDialog, DialogTrigger, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { CloseButton } from '../Dialog/CloseButton.tsx';
import { focusAfterRemoval } from '../Dialog/focusAfterRemoval.ts';
import { render, type WithClose } from '../Dialog/Dialog.tsx';
import * as parts from '../Dialog/Dialog.css.ts';
import { openState, type OpenProps, type TriggerProps } from '../Dialog/OverlayProps.ts';
import { ScrollBody } from '../Dialog/ScrollBody.tsx';
import * as styles from './Drawer.css.ts';

export const drawerSizes = ['medium', 'large'] as const;

interface DrawerOptions extends Partial<TriggerProps> {
  /** The task: "Add rule". */
  title: string;
  /** A line below the title. */
  description?: ReactNode;
  children?: WithClose;
  /** Buttons below a line, at the end. */
  actions?: WithClose;
  /** @default 'medium' */
  size?: (typeof drawerSizes)[number];
}

export type DrawerProps = DrawerOptions & OpenProps;

/** A task at the side of the page. Full width on a phone. */
export function Drawer(props: DrawerProps) {
  const { trigger, title, description, children, actions, size = 'medium' } = props;
  const overlay = (
    <ModalOverlay className={styles.overlay} isDismissable {...(!trigger && openState(props))}>
      <Modal className={styles.drawer} data-size={size} data-component="Drawer">
        <AriaDialog ref={focusAfterRemoval} className={parts.dialog}>
          {({ close }) => (
            <>
              <div className={parts.head}>
                <div className={parts.words}>
                  <Heading slot="title" level={2} className={parts.title}>
                    {title}
                  </Heading>
                  {description && <p className={parts.description}>{description}</p>}
                </div>
                <CloseButton onPress={close} />
              </div>
              <ScrollBody>{render(children, close)}</ScrollBody>
              {actions && <div className={parts.foot}>{render(actions, close)}</div>}
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
