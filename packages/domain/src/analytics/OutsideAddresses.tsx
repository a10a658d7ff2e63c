import { Button, Form, Inline, Stack, TextField } from '@khep/ui';
import { useState } from 'react';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import { formatDate, istDay } from '../days/index.ts';
import { analyticsMessages } from '../messages/analytics.ts';
import type { OutsideAddressState } from './emailed/outsideAddresses.ts';
import * as styles from './EmailedReports.css.ts';

const defaults = analyticsMessages.outsideAddresses;

/** An address outside the brand, as the call has it. */
export interface ShownOutsideAddress {
  id: string;
  email: string;
  state: OutsideAddressState;
  asked_at: string;
}

export interface OutsideAddressesProps {
  /** The page that is sent. */
  title: string;
  addresses: readonly ShownOutsideAddress[];
  /** Whether the reader can add one. */
  canAdd: boolean;
  isPending?: boolean;
  /** Asks a new address. Resolves with what is wrong with it, or undefined. */
  onAdd: (email: string) => Promise<string | undefined>;
  onAsk: (address: ShownOutsideAddress) => void;
  onRemove: (address: ShownOutsideAddress) => void;
}

/** The addresses outside the brand that a page goes to, what each has answered, and the form that asks another. */
export function OutsideAddresses({
  title,
  addresses,
  canAdd,
  isPending = false,
  onAdd,
  onAsk,
  onRemove,
}: OutsideAddressesProps) {
  const messages = useDomainMessages('outsideAddresses', defaults);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.outside} data-component="OutsideAddresses">
      {addresses.length > 0 && (
        <ul className={styles.list} aria-label={messages.label(title)}>
          {addresses.map((address) => {
            const { id, email, state, asked_at } = address;
            return (
              <li key={id} className={styles.address}>
                <p className={styles.detail}>
                  <bdi>{email}</bdi> · {messages.states[state](formatDate(istDay(asked_at)))}
                </p>
                <div className={styles.actions}>
                  {state === 'waiting' && canAdd && (
                    <Button
                      size="small"
                      isDisabled={isPending}
                      aria-label={messages.askOne(email)}
                      onPress={() => onAsk(address)}
                    >
                      {messages.ask}
                    </Button>
                  )}
                  <Button
                    size="small"
                    isDisabled={isPending}
                    aria-label={messages.removeOne(email)}
                    onPress={() => onRemove(address)}
                  >
                    {messages.remove}
                  </Button>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {canAdd && !isOpen && (
        <Inline>
          <Button
            size="small"
            variant="ghost"
            isDisabled={isPending}
            aria-label={messages.addTo(title)}
            onPress={() => setOpen(true)}
          >
            {messages.add}
          </Button>
        </Inline>
      )}
      {canAdd && isOpen && <AddressForm onAdd={onAdd} onClose={() => setOpen(false)} />}
    </div>
  );
}

function AddressForm({ onAdd, onClose }: Pick<OutsideAddressesProps, 'onAdd'> & { onClose: () => void }) {
  const messages = useDomainMessages('outsideAddresses', defaults);
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  async function add() {
    setAdding(true);
    try {
      const found = await onAdd(email);
      setProblem(found);
      if (found === undefined) onClose();
    } finally {
      setAdding(false);
    }
  }
  return (
    <Form onSubmit={() => void add()}>
      <Stack gap={8}>
        <TextField
          label={messages.email}
          description={messages.help}
          type="email"
          name="outside_email"
          autoComplete="off"
          autoFocus
          maxLength={254}
          value={email}
          onChange={(next) => {
            setEmail(next);
            setProblem(undefined);
          }}
          errorMessage={problem}
        />
        <Inline>
          <Button type="submit" size="small" tone="accent" isPending={isAdding}>
            {messages.send}
          </Button>
          <Button size="small" onPress={onClose}>
            {messages.cancel}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
