/** Why a buyer returns an item. */
export const returnReasons = [
  'damaged',
  'wrong_item',
  'not_as_described',
  'size',
  'colour',
  'changed_mind',
  'other',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

interface ReasonRule {
  label: string;
  /** The seller or the courier is at fault, so the buyer pays no pickup fee. */
  isFault?: true;
  /** The item can't match what was sent, so it isn't compared at the door or on the bench. */
  skipsMatch?: true;
}

const rules: Record<ReturnReason, ReasonRule> = {
  damaged: { label: 'Damaged on arrival', isFault: true, skipsMatch: true },
  wrong_item: { label: 'Wrong item', isFault: true, skipsMatch: true },
  not_as_described: { label: 'Not as described', isFault: true },
  size: { label: 'Size or fit' },
  colour: { label: 'Colour differs' },
  changed_mind: { label: 'Changed their mind' },
  other: { label: 'Other' },
};

export const isReturnReason = (text: string): text is ReturnReason =>
  returnReasons.some((reason) => reason === text);

/** Returns the words of a reason; those of a courier, for an RTO, are returned unchanged. */
export const returnReasonLabel = (reason: string): string =>
  isReturnReason(reason) ? rules[reason].label : reason;

export const isSellerFault = (reason: string): boolean =>
  isReturnReason(reason) && rules[reason].isFault === true;

/** Whether an item isn't compared with what was sent: also one that was never delivered. */
export const skipsMatch = (reason: string): boolean =>
  isReturnReason(reason) ? rules[reason].skipsMatch === true : true;
