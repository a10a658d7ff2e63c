import { Checkbox, Grid, Heading, PhoneField, RadioGroup, Stack, TextField } from '@khep/ui';
import { AddressFields } from '../../india/AddressFields.tsx';
import type { LookUpPincode } from '../../india/AddressFields.tsx';
import type { DraftOrder, DraftPlace } from './draftTypes.ts';
import { resolveState } from '../../india/states.ts';
import { gstinProblem, gstinState, isRegisteredPerson } from '../../tax/identifiers.ts';
import { goodsReceivers, needsReceiver } from '../../tax/placeOfSupply.ts';
import type { GoodsReceiver } from '../../tax/placeOfSupply.ts';
import type { FieldErrors } from '../validate.ts';
import { domainMessages } from '../../messages.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';

const defaults = domainMessages.buyerStep;

interface PlaceProps {
  /** `buyer_details` or `billing_details`. */
  path: string;
  value: DraftPlace;
  onChange: (patch: Partial<DraftPlace>) => void;
  errors: FieldErrors;
  lookUpPincode: LookUpPincode;
  autoFocus?: boolean;
}

/** Contact and address of a buyer or payer. */
function PlaceFields({ path, value, onChange, errors, lookUpPincode, autoFocus = false }: PlaceProps) {
  const messages = useDomainMessages('buyerStep', defaults);
  const field = (name: 'name' | 'phone' | 'email') => ({
    name: `${path}.${name}`,
    value: value[name],
    onChange: (text: string | undefined) => onChange({ [name]: text ?? '' }),
    errorMessage: errors[`${path}.${name}`],
  });
  return (
    <Grid columns={{ base: 1, md: 2 }} gap={16}>
      <TextField
        label={messages.name}
        isRequired
        autoFocus={autoFocus}
        autoComplete="off"
        {...field('name')}
      />
      <PhoneField label={messages.phone} isRequired {...field('phone')} />
      <TextField label={messages.email} type="email" autoComplete="off" {...field('email')} />
      <AddressFields
        value={value}
        onChange={onChange}
        nameOf={(part) => `${path}.${part}`}
        errors={errors}
        lookUpPincode={lookUpPincode}
      />
    </Grid>
  );
}

/** Props of every step of the order form. */
export interface OrderStepProps {
  draft: DraftOrder;
  /** Receives a patch, or a function of the current draft. */
  onChange: (patch: Partial<DraftOrder> | ((draft: DraftOrder) => Partial<DraftOrder>)) => void;
  /** Messages by dotted field path: `buyer_details.phone`. */
  errors: FieldErrors;
}

export interface BuyerStepProps extends OrderStepProps {
  lookUpPincode: LookUpPincode;
}

/** Asks for the facts that the tax of a registered buyer depends on and only the seller can supply. */
function Registration({ draft, onChange, errors }: OrderStepProps) {
  const messages = useDomainMessages('buyerStep', defaults);
  const { gst_number, state, receiver, is_sez = false } = draft.buyer;
  if (gst_number === '' || gstinProblem(gst_number) !== undefined || !isRegisteredPerson(gst_number))
    return null;
  const set = (patch: Partial<DraftOrder['buyer']>) =>
    onChange((now) => ({ buyer: { ...now.buyer, ...patch } }));
  const registered = gstinState(gst_number)?.name ?? '';
  const delivery = resolveState(state)?.name ?? state;
  const places: Record<GoodsReceiver, string> = { buyer: delivery, other: registered };
  return (
    <Stack gap={16}>
      {needsReceiver({ gstin: gst_number, delivery_state: state }) && (
        <RadioGroup
          name="buyer_details.receiver"
          label={messages.receiver}
          isRequired
          description={messages.receiverHelp(registered, delivery)}
          items={goodsReceivers.map((id) => ({
            id,
            label: messages.receivers[id].label,
            description: messages.receivers[id].description(places[id]),
          }))}
          value={receiver}
          onChange={(id) => set({ receiver: id as GoodsReceiver })}
          errorMessage={errors['buyer_details.receiver']}
        />
      )}
      <Checkbox value={is_sez} onChange={(next) => set({ is_sez: next })}>
        {messages.sez}
      </Checkbox>
    </Stack>
  );
}

/** Step 1: buyer, shipping and billing address. */
export function BuyerStep({ draft, onChange, errors, lookUpPincode }: BuyerStepProps) {
  const messages = useDomainMessages('buyerStep', defaults);
  const extra = (name: 'alternate_phone' | 'company_name' | 'gst_number') => ({
    name: `buyer_details.${name}`,
    value: draft.buyer[name],
    onChange: (text: string | undefined) =>
      onChange((now) => ({
        buyer: {
          ...now.buyer,
          [name]: text ?? '',
          // The receiver and SEZ of one GSTIN don't apply to another.
          ...(name === 'gst_number' && { receiver: '' as const, is_sez: undefined }),
        },
      })),
    errorMessage: errors[`buyer_details.${name}`],
  });
  return (
    <Stack gap={24}>
      <Stack gap={16}>
        <Heading>{messages.shipTo}</Heading>
        <PlaceFields
          path="buyer_details"
          value={draft.buyer}
          onChange={(patch) => onChange((now) => ({ buyer: { ...now.buyer, ...patch } }))}
          errors={errors}
          lookUpPincode={lookUpPincode}
          autoFocus
        />
        <Grid columns={{ base: 1, md: 3 }} gap={16}>
          <PhoneField label={messages.alternatePhone} {...extra('alternate_phone')} />
          <TextField label={messages.company} autoComplete="off" {...extra('company_name')} />
          <TextField label={messages.gstin} autoComplete="off" {...extra('gst_number')} />
        </Grid>
        <Registration draft={draft} onChange={onChange} errors={errors} />
      </Stack>
      <Checkbox value={draft.isBillingSame} onChange={(isBillingSame) => onChange({ isBillingSame })}>
        {messages.sameBilling}
      </Checkbox>
      {!draft.isBillingSame && (
        <Stack gap={16}>
          <Heading>{messages.billTo}</Heading>
          <PlaceFields
            path="billing_details"
            value={draft.billing}
            onChange={(patch) => onChange((now) => ({ billing: { ...now.billing, ...patch } }))}
            errors={errors}
            lookUpPincode={lookUpPincode}
          />
        </Stack>
      )}
    </Stack>
  );
}
