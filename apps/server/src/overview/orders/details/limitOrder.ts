import type { Order } from '@khep/api';
import { maskContact } from '@khep/domain/notifications';

const noActions: Order['actions'] = {
  can_edit: false,
  can_cancel: false,
  can_cancel_rest: false,
  can_pack: false,
  can_allocate: false,
};

/** Returns an order as a user reads it for a case: without actions, and with contacts masked as in the case. */
export function toReadOnlyOrder(order: Order): Order {
  const { buyer_details, billing_details } = order;
  const contacts = [
    buyer_details.email,
    buyer_details.phone,
    buyer_details.alternate_phone,
    billing_details.email,
    billing_details.phone,
  ];
  const masked = maskTexts(order, createMasker(contacts));
  return {
    ...masked,
    // Stored data of events may name contacts that the order no longer has.
    timeline: masked.timeline.map((event) => ({ ...event, data: {} })),
    is_read_only: true,
    actions: noActions,
    cancellable_items: [],
  };
}

/** Masks contacts wherever a text has them: they are also typed into landmarks, notes, tags and remarks. */
function createMasker(contacts: readonly string[]): (text: string) => string {
  const patterns = [...new Set(contacts)]
    .filter((contact) => /[@\d]/.test(contact))
    .map((contact) => ({ pattern: anySpelling(contact), masked: maskContact(contact) }));
  return (text) => patterns.reduce((rest, { pattern, masked }) => rest.replaceAll(pattern, masked), text);
}

/** Matches an email address in any case, and a phone number with spaces, dots or hyphens: "98290 10021". */
const anySpelling = (contact: string): RegExp =>
  contact.includes('@')
    ? new RegExp(contact.replaceAll(/[^\p{L}\d]/gu, String.raw`\$&`), 'gi')
    : new RegExp(
        contact
          .replaceAll(/\D/g, '')
          .split('')
          .join(String.raw`[\s.\-]*`),
        'g',
      );

function maskTexts<Value>(value: Value, mask: (text: string) => string): Value {
  if (typeof value === 'string') return mask(value) as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => maskTexts(item, mask)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, maskTexts(item, mask)]),
  ) as Value;
}
