import { Box, Button, Inline, Kbd, Menu } from '@khep/ui';
import type { ReactNode } from 'react';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';

const defaults = domainMessages.returnActionBar;

export const returnBarActions = [
  'cancel',
  'schedule',
  'reject',
  'approve',
  'save',
  'finish',
  'refund',
] as const;
/** A button of the bar. */
export type ReturnBarAction = (typeof returnBarActions)[number];

/** Actions that a return allows now. */
export interface ReturnActionsData {
  can_decide: boolean;
  can_schedule: boolean;
  can_cancel: boolean;
  can_check: boolean;
  can_refund: boolean;
  can_finish_repair: boolean;
}

export interface ReturnActionBarProps {
  actions: ReturnActionsData;
  /** A pickup is scheduled already. */
  isScheduled: boolean;
  /** Something was entered at the bench. */
  isDirty: boolean;
  /** Effect of finishing the check, from `describeFinish`. */
  finishLabel: string;
  /** The actions that are being carried out. */
  pending?: readonly (ReturnBarAction | 'repair')[];
  /** Items in repair. */
  inRepair: readonly { item_no: number; sku_name: string }[];
  onAction: (action: ReturnBarAction) => void;
  onRepaired: (item_no: number, disposition: 'restock' | 'write_off') => void;
  /** Before the buttons: a download. */
  children?: ReactNode;
}

/** Shows the actions that a return allows. The last button is the one that it waits for. */
export function ReturnActionBar(props: ReturnActionBarProps) {
  const messages = useDomainMessages('returnActionBar', defaults);
  const { actions, isScheduled, isDirty, finishLabel, pending = [], inRepair, onAction } = props;
  const button = (action: ReturnBarAction, label: ReactNode, isMain = false, isDisabled = false) => (
    <Button
      tone={isMain ? 'accent' : 'neutral'}
      isDisabled={isDisabled}
      isPending={pending.includes(action)}
      onPress={() => onAction(action)}
    >
      {label}
    </Button>
  );
  return (
    <Inline gap={8} justify="end">
      {props.children}
      {actions.can_cancel && !actions.can_decide && button('cancel', messages.cancel)}
      {actions.can_schedule &&
        button('schedule', isScheduled ? messages.reschedule : messages.schedule, true)}
      {actions.can_decide && (
        <>
          {button('reject', messages.reject)}
          {button('approve', messages.approve, true)}
        </>
      )}
      {actions.can_finish_repair && (
        <Menu
          label={messages.repair}
          trigger={<Button isPending={pending.includes('repair')}>{messages.repair}</Button>}
          items={inRepair.flatMap(({ item_no, sku_name }) => [
            {
              id: `${item_no}-restock`,
              label: messages.restock(sku_name),
              onAction: () => props.onRepaired(item_no, 'restock'),
            },
            {
              id: `${item_no}-off`,
              label: messages.writeOff(sku_name),
              onAction: () => props.onRepaired(item_no, 'write_off'),
            },
          ])}
        />
      )}
      {actions.can_check && (
        <>
          {button('save', messages.save, false, !isDirty)}
          {button(
            'finish',
            <>
              {finishLabel}
              {/* Where there is a keyboard. */}
              <Box as="span" display={{ base: 'none', md: 'block' }}>
                <Kbd keys="mod+Enter" />
              </Box>
            </>,
            true,
          )}
        </>
      )}
      {actions.can_refund && button('refund', messages.refund, true)}
    </Inline>
  );
}
