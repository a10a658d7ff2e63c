import {
  Button,
  EmptyState,
  Form,
  RelativeTime,
  StatusBadge,
  Text,
  TextField,
  VisuallyHidden,
} from '@khep/ui';
import { useState } from 'react';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import { courierWarehousesMessages } from '../messages/courierWarehouses.ts';
import * as styles from './CourierWarehouses.css.ts';
import type { WarehouseStateAtCourier } from './warehouses.ts';

const defaults = courierWarehousesMessages.courierWarehouses;
const longestName = 120;

/** A warehouse and its name at a courier. */
export interface CourierWarehouseData {
  warehouse_id: string;
  warehouse_name: string;
  /** City and PIN code. */
  place: string;
  /** As the brand entered it; empty for Khep's own. */
  name: string;
  own_name: string;
  state: WarehouseStateAtCourier;
  /** A sentence; empty for no problem. */
  problem: string;
  /** ISO 8601. */
  checked_at: string | null;
  /** Khep can register it, or send its address. */
  can_send: boolean;
}

export interface CourierWarehousesProps {
  /** The company: "Delhivery". */
  courier: string;
  known_by: 'name' | 'code';
  warehouses: readonly CourierWarehouseData[];
  /** Saves a name, empty for Khep's own. Resolves with what is wrong with it, or undefined. */
  onSave: (warehouse: CourierWarehouseData, name: string) => Promise<string | undefined>;
  /** Registers a warehouse, or sends its address. */
  onSend: (warehouse: CourierWarehouseData) => Promise<void>;
}

const tones = {
  known: 'positive',
  unknown: 'critical',
  unregistered: 'neutral',
  outdated: 'critical',
  unchecked: 'caution',
  code: 'neutral',
  'no-code': 'caution',
} as const satisfies Record<WarehouseStateAtCourier, string>;

/** The names of warehouses at a courier: entered, checked and registered, each with its state. */
export function CourierWarehouses({ courier, known_by, warehouses, onSave, onSend }: CourierWarehousesProps) {
  const messages = useDomainMessages('courierWarehouses', defaults);
  if (warehouses.length === 0) return <EmptyState title={messages.none} description={messages.noneHelp} />;
  return (
    <ul className={styles.list} aria-label={messages.list(courier)}>
      {warehouses.map((warehouse) => (
        <li key={warehouse.warehouse_id} className={styles.item}>
          <WarehouseRow {...{ courier, known_by, warehouse, onSave, onSend }} />
        </li>
      ))}
    </ul>
  );
}

interface RowProps extends Pick<CourierWarehousesProps, 'courier' | 'known_by' | 'onSave' | 'onSend'> {
  warehouse: CourierWarehouseData;
}

function WarehouseRow({ courier, known_by, warehouse, onSave, onSend }: RowProps) {
  const messages = useDomainMessages('courierWarehouses', defaults);
  // Undefined: as it is saved.
  const [typed, setTyped] = useState<string>();
  const [wrong, setWrong] = useState<string>();
  const [pending, setPending] = useState<'save' | 'send'>();
  const { warehouse_name, place, name, own_name, state, problem, checked_at, can_send } = warehouse;
  const isChanged = typed !== undefined && typed !== name;

  async function save() {
    setPending('save');
    try {
      const found = await onSave(warehouse, typed ?? name);
      setWrong(found);
      if (found === undefined) setTyped(undefined);
    } finally {
      setPending(undefined);
    }
  }
  async function send() {
    setPending('send');
    try {
      await onSend(warehouse);
    } finally {
      setPending(undefined);
    }
  }
  const isName = known_by === 'name';
  const isRegistered = state === 'known' || state === 'outdated';
  return (
    <div className={styles.row}>
      <div className={styles.place}>
        <Text weight="medium">{warehouse_name}</Text>
        <Text size="secondary" tone="third">
          {place}
        </Text>
      </div>
      <Form onSubmit={() => void save()}>
        <div className={styles.name}>
          <div className={styles.field}>
            <TextField
              label={(isName ? messages.nameOf : messages.codeOf)(warehouse_name, courier)}
              isLabelHidden
              name="name"
              value={typed ?? name}
              onChange={(next) => {
                setTyped(next);
                setWrong(undefined);
              }}
              placeholder={messages.own(own_name)}
              maxLength={longestName}
              autoComplete="off"
              errorMessage={wrong}
            />
          </div>
          {isChanged && (
            <Button type="submit" tone="accent" isPending={pending === 'save'}>
              {messages.save}
              <VisuallyHidden>{messages.saveOf(warehouse_name)}</VisuallyHidden>
            </Button>
          )}
        </div>
      </Form>
      <div className={styles.state}>
        <StatusBadge tone={tones[state]}>{messages.states[state]}</StatusBadge>
        {checked_at !== null && (
          <Text size="secondary" tone="third">
            {messages.checked} <RelativeTime at={checked_at} isPlain />
          </Text>
        )}
      </div>
      {/* It is about the saved name: beside an error of the typed one it would contradict it. */}
      {!isChanged && <StateNote courier={courier} state={state} problem={problem} />}
      {can_send && !isChanged && (
        <div className={styles.action}>
          <Button isPending={pending === 'send'} onPress={() => void send()}>
            {isRegistered ? messages.send : messages.register}
            <VisuallyHidden>
              {(isRegistered ? messages.sendOf : messages.registerOf)(warehouse_name, courier)}
            </VisuallyHidden>
          </Button>
        </div>
      )}
    </div>
  );
}

/** The problem in words, or what a state means. */
function StateNote({
  courier,
  state,
  problem,
}: { courier: string } & Pick<CourierWarehouseData, 'state' | 'problem'>) {
  const { notes } = useDomainMessages('courierWarehouses', defaults);
  const meaning: Record<WarehouseStateAtCourier, string> = {
    known: '',
    unknown: '',
    unregistered: notes.unregistered,
    outdated: notes.outdated(courier),
    unchecked: notes.unchecked(courier),
    code: notes.code(courier),
    'no-code': notes['no-code'](courier),
  };
  const words = [meaning[state], problem].filter(Boolean).join(' ');
  return words === '' ? null : (
    <div className={styles.note}>
      <Text size="secondary" tone={problem === '' ? 'third' : 'second'}>
        {words}
      </Text>
    </div>
  );
}
