import { Button, DimensionsField, LinkButton, Select, TextField } from '@khep/ui';
import type { Dimensions } from '@khep/ui';
import { useState } from 'react';
import { resolveState } from '../india/states.ts';
import { StateField } from '../india/StateField.tsx';
import { domainMessages } from '../messages.ts';
import { formatRupeeValue } from '../money/index.ts';
import type { ShipExceptionData } from './data.ts';
import { FixForm } from './FixForm.tsx';
import type { ExceptionFixProps } from './FixForm.tsx';
import { HoldFix } from './HoldFix.tsx';
import { useTypedFix } from './useTypedFix.tsx';
import * as styles from './ShipFixes.css.ts';

const messages = domainMessages.shipToday.fixes;

function AddressFix({
  exception,
  links,
  options: { typed },
  onFix,
  canAccept = true,
}: ExceptionFixProps & {
  /** Offers to ship to the address as it is. */
  canAccept?: boolean;
}) {
  const { order_id } = exception;
  const [address, setAddress] = useTypedFix(typed, `${order_id}.address`, exception.address);
  const [pincode, setPincode] = useTypedFix(typed, `${order_id}.pincode`, exception.pincode);
  const [state, setState] = useTypedFix(typed, `${order_id}.state`, exception.state);
  const [isStateMissing, setStateMissing] = useState(false);
  const [phone, setPhone] = useTypedFix(typed, `${order_id}.phone`, exception.buyer_phone);
  return (
    <FixForm
      label={messages.saveAddress}
      onSave={() => {
        const known = resolveState(state)?.name;
        setStateMissing(known === undefined);
        if (known === undefined) return Promise.resolve(undefined);
        return onFix({ kind: 'address', address, pincode, state: known, phone });
      }}
      other={
        <>
          {canAccept && (
            <Button size="small" onPress={() => void onFix({ kind: 'accept-address' })}>
              {messages.acceptAddress}
            </Button>
          )}
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
      <StateField
        size="small"
        value={state}
        onChange={setState}
        errorMessage={isStateMissing && state === '' ? messages.chooseState : undefined}
      />
    </FixForm>
  );
}

/** Asks who receives the goods, where the law leaves the place of supply to that. */
function ReceiverFix({ exception, links, onFix }: ExceptionFixProps) {
  const { receivers } = domainMessages.buyerStep;
  return (
    <FixForm
      label={receivers.buyer.label}
      onSave={() => onFix({ kind: 'receiver', receiver: 'buyer' })}
      alternative={{
        label: receivers.other.label,
        onSave: () => onFix({ kind: 'receiver', receiver: 'other' }),
      }}
      other={
        <LinkButton size="small" href={links.edit(exception.order_id)}>
          {messages.edit}
        </LinkButton>
      }
    >
      {null}
    </FixForm>
  );
}

function EwayBillFix({ exception, options: { typed }, onFix }: ExceptionFixProps) {
  const [number, setNumber] = useTypedFix(typed, `${exception.order_id}.eway-bill`, '');
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

const ownBox = 'own';

/** Packs the order in a box of the catalogue, or in one that isn't in it. */
function BoxFix({ exception, links, options, onFix }: ExceptionFixProps) {
  const [boxId, setBoxId] = useState<string | null>(ownBox);
  const [inside, setInside] = useState<Dimensions>({});
  const isOwn = boxId === null || boxId === ownBox;
  return (
    <FixForm
      label={isOwn ? messages.packOwn : messages.packBox}
      onSave={() => {
        if (!isOwn) return onFix({ kind: 'box', boxId });
        const { length, width, height } = inside;
        if (!length || !width || !height) return Promise.resolve(messages.ownBoxIncomplete);
        return onFix({ kind: 'own-box', length, width, height });
      }}
      other={
        <LinkButton size="small" href={links.packaging(exception.order_id)}>
          {messages.openPackaging}
        </LinkButton>
      }
    >
      {options.boxes.length > 0 && (
        <Select
          size="small"
          label={messages.box}
          items={[{ id: ownBox, label: messages.anotherBox }, ...options.boxes]}
          value={boxId}
          onChange={setBoxId}
        />
      )}
      {isOwn && <DimensionsField size="small" label={messages.ownBox} value={inside} onChange={setInside} />}
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

/** A courier that nothing chooses, but that can ship the order. */
function CourierFix({ exception: { able }, onFix }: ExceptionFixProps) {
  const [courierId, setCourierId] = useState<string | null>(
    able.length === 1 ? String(able[0]?.courier_id) : null,
  );
  return (
    <FixForm
      label={messages.saveCourier}
      onSave={() =>
        courierId === null
          ? Promise.resolve(messages.chooseCourier)
          : onFix({ kind: 'courier', courierId: Number(courierId) })
      }
    >
      <Select
        size="small"
        label={messages.courier}
        items={able.map(({ courier_id, name, price }) => ({
          id: String(courier_id),
          label: messages.courierOption(name, formatRupeeValue(price)),
        }))}
        value={courierId}
        onChange={setCourierId}
      />
    </FixForm>
  );
}

/** An order that no courier takes: another courier, another box, or another place. */
function NoCourierFix(props: ExceptionFixProps) {
  const { exception } = props;
  const [isAddressOpen, setAddressOpen] = useState(false);
  return (
    <>
      <CourierReasons couriers={exception.couriers} />
      {exception.able.length > 0 && <CourierFix {...props} />}
      <BoxFix {...props} />
      {isAddressOpen ? (
        <AddressFix {...props} canAccept={false} />
      ) : (
        <div>
          <Button size="small" variant="ghost" onPress={() => setAddressOpen(true)}>
            {messages.changeAddress}
          </Button>
        </div>
      )}
    </>
  );
}

function WarehouseFix({ options, onFix }: ExceptionFixProps) {
  const [warehouseId, setWarehouseId] = useState<string | null>(null);
  return (
    <FixForm
      label={messages.saveWarehouse}
      onSave={() =>
        warehouseId === null
          ? Promise.resolve(messages.chooseWarehouse)
          : onFix({ kind: 'warehouse', warehouseId })
      }
    >
      <Select
        size="small"
        label={messages.warehouse}
        items={options.warehouses}
        value={warehouseId}
        onChange={setWarehouseId}
      />
    </FixForm>
  );
}

function FixOfProblem(props: ExceptionFixProps) {
  const { exception, onFix } = props;
  switch (exception.problem) {
    case 'address':
      return <AddressFix {...props} />;
    case 'receiver':
      return <ReceiverFix {...props} />;
    case 'eway-bill':
      return <EwayBillFix {...props} />;
    case 'packaging':
      return <BoxFix {...props} />;
    case 'no-courier':
      return <NoCourierFix {...props} />;
    case 'chosen-courier':
      return (
        <>
          <CourierReasons couriers={exception.couriers} />
          <FixForm label={messages.suggested} onSave={() => onFix({ kind: 'suggested-courier' })}>
            {null}
          </FixForm>
        </>
      );
    case 'held':
      return <HoldFix {...props} />;
    default:
      return <WarehouseFix {...props} />;
  }
}

/** Shows the fix of one exception, and a notice if an order that was saved isn't fixed by it. */
export function ExceptionFix(props: ExceptionFixProps) {
  const { exception, onFix } = props;
  const [savedVersion, setSavedVersion] = useState<number>();
  const isStillOpen = savedVersion !== undefined && savedVersion !== exception.version;
  return (
    <>
      <FixOfProblem
        {...props}
        onFix={async (fix) => {
          setSavedVersion(undefined);
          const problem = await onFix(fix);
          if (problem === undefined) setSavedVersion(exception.version);
          return problem;
        }}
      />
      {isStillOpen && (
        <p className={styles.problem} role="alert">
          {messages.stillOpen(exception.why)}
        </p>
      )}
    </>
  );
}
