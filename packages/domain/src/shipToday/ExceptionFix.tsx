import { Button, Inline, LinkButton, TextField, ToggleButton } from '@khep/ui';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { domainMessages } from '../messages.ts';
import type { FixLinks, ShipExceptionData, ShipFix } from './data.ts';
import * as styles from './ShipFixes.css.ts';

const messages = domainMessages.shipToday.fixes;

interface ExceptionFixProps {
  exception: ShipExceptionData;
  links: FixLinks;
  onFix: (fix: ShipFix) => Promise<string | undefined>;
}

interface FixFormProps {
  /** What Enter in a field and the button do. */
  label: string;
  onSave: () => Promise<string | undefined>;
  children: ReactNode;
  /** Beside the button. */
  other?: ReactNode;
}

/** Fields and the button that saves them; a press while it is being saved is ignored. */
function FixForm({ label, onSave, children, other }: FixFormProps) {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function save(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setPending(true);
    try {
      setProblem(await onSave());
    } finally {
      setPending(false);
    }
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      {children}
      <Inline gap={8}>
        <Button type="submit" size="small" tone="accent" isPending={isPending}>
          {label}
        </Button>
        {other}
      </Inline>
      {problem !== undefined && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}

function AddressFix({ exception, links, onFix }: ExceptionFixProps) {
  const [address, setAddress] = useState(exception.address);
  const [pincode, setPincode] = useState(exception.pincode);
  const [phone, setPhone] = useState(exception.buyer_phone);
  return (
    <FixForm
      label={messages.saveAddress}
      onSave={() => onFix({ kind: 'address', address, pincode, phone })}
      other={
        <>
          <Button size="small" onPress={() => void onFix({ kind: 'accept-address' })}>
            {messages.acceptAddress}
          </Button>
          <LinkButton size="small" href={links.edit(exception.order_id)}>
            {messages.edit}
          </LinkButton>
        </>
      }
    >
      <TextField size="small" label={messages.address} value={address} onChange={setAddress} />
      <div className={styles.pair}>
        <TextField
          size="small"
          label={messages.pincode}
          inputMode="numeric"
          isNumeric
          maxLength={6}
          value={pincode}
          onChange={setPincode}
        />
        <TextField
          size="small"
          label={messages.phone}
          type="tel"
          isNumeric
          value={phone}
          onChange={setPhone}
        />
      </div>
    </FixForm>
  );
}

function EwayBillFix({ onFix }: ExceptionFixProps) {
  const [number, setNumber] = useState('');
  return (
    <FixForm
      label={messages.save}
      onSave={() => {
        const digits = number.replaceAll(/\s/g, '');
        if (!/^\d{12}$/.test(digits)) return Promise.resolve(messages.ewayBillFormat);
        return onFix({ kind: 'eway-bill', number: digits });
      }}
    >
      <TextField
        size="small"
        label={messages.ewayBill}
        placeholder={messages.ewayBillHint}
        inputMode="numeric"
        isNumeric
        value={number}
        onChange={setNumber}
      />
    </FixForm>
  );
}

function BoxFix({ exception, links, onFix }: ExceptionFixProps) {
  const { boxes, order_id, order_number } = exception;
  const [boxId, setBoxId] = useState(boxes[0]?.box_id);
  const chosen = boxes.find(({ box_id }) => box_id === boxId);
  const packaging = (
    <LinkButton size="small" href={links.packaging(order_id)}>
      {messages.openPackaging}
    </LinkButton>
  );
  if (!chosen) return <div>{packaging}</div>;
  return (
    <FixForm
      label={messages.pack(chosen.name)}
      onSave={() => onFix({ kind: 'box', boxId: chosen.box_id })}
      other={packaging}
    >
      <div role="group" aria-label={messages.box(order_number)}>
        <Inline gap={8}>
          {boxes.map(({ box_id, name }) => (
            <ToggleButton
              key={box_id}
              size="small"
              label={name}
              value={box_id === boxId}
              onChange={() => setBoxId(box_id)}
            />
          ))}
        </Inline>
      </div>
    </FixForm>
  );
}

function CourierReasons({ couriers }: Pick<ShipExceptionData, 'couriers'>) {
  if (couriers.length === 0) return null;
  return (
    <ul className={styles.reasons}>
      {couriers.map(({ courier_id, name, reason }) => (
        <li key={courier_id}>
          <strong>{name}</strong> {reason}
        </li>
      ))}
    </ul>
  );
}

/** What fixes one exception. */
export function ExceptionFix(props: ExceptionFixProps) {
  const { exception, links, onFix } = props;
  switch (exception.problem) {
    case 'address':
      return <AddressFix {...props} />;
    case 'eway-bill':
      return <EwayBillFix {...props} />;
    case 'packaging':
      return <BoxFix {...props} />;
    case 'no-courier':
      return (
        <>
          <CourierReasons couriers={exception.couriers} />
          {exception.boxes.length > 0 ? (
            <BoxFix {...props} />
          ) : (
            <Inline gap={8}>
              <LinkButton size="small" href={links.packaging(exception.order_id)}>
                {messages.openPackaging}
              </LinkButton>
              <LinkButton size="small" href={links.edit(exception.order_id)}>
                {messages.edit}
              </LinkButton>
            </Inline>
          )}
        </>
      );
    case 'chosen-courier':
      return (
        <>
          <CourierReasons couriers={exception.couriers} />
          <FixForm label={messages.suggested} onSave={() => onFix({ kind: 'suggested-courier' })}>
            {null}
          </FixForm>
        </>
      );
    default:
      return (
        <div>
          <LinkButton size="small" href={links.warehouses}>
            {messages.openWarehouse}
          </LinkButton>
        </div>
      );
  }
}
