import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { CloseButton } from '../Dialog/CloseButton.tsx';
import { render, type WithClose } from '../Dialog/Dialog.tsx';
import * as parts from '../Dialog/Dialog.css.ts';
import { ScrollBody } from '../Dialog/ScrollBody.tsx';
import * as styles from './Drawer.css.ts';

export const drawerSizes = ['medium', 'large'] as const;

export interface DrawerProps {
  /** What the drawer shows: "Add rule". */
  title: string;
  /** One line under the title. */
  description?: ReactNode;
  children?: WithClose;
  /** Buttons under a line, at the end. */
  actions?: WithClose;
  /** Leave out inside a DialogTrigger. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** @default 'medium' */
  size?: (typeof drawerSizes)[number];
}

/** A task at the side of the page, with the page still in sight; the whole width on a phone. */
export function Drawer({
  title,
  description,
  children,
  actions,
  isOpen,
  onOpenChange,
  size = 'medium',
}: DrawerProps) {
  return (
    <ModalOverlay
      className={styles.overlay}
      isDismissable
      {...(isOpen === undefined ? {} : { isOpen })}
      {...(onOpenChange && { onOpenChange })}
    >
      <Modal className={styles.drawer} data-size={size} data-component="Drawer">
        <AriaDialog className={parts.dialog}>
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
}
