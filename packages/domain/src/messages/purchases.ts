import { formatCount } from '../money/index.ts';

const units = (count: number) => formatCount(count, 'unit', 'units');

/** Texts of supplier bills and what they are compared with. */
export const purchaseMessages = {
  bills: 'Bills',
  billsHelp:
    'Enter what the supplier billed: it is compared with what came and with the prices of the order.',
  bill: (number: string, date: string) => `Bill ${number} of ${date}`,
  number: 'Bill number',
  date: 'Bill date',
  billedUnits: (sku: string) => `${sku}: billed units`,
  billedPrice: (sku: string) => `${sku}: billed price`,
  enterPrice: 'Enter the price, or 0 units',
  ordered: (price: string) => `Ordered at ${price}`,
  add: 'Add bill',
  save: 'Save bill',
  saved: (number: string) => `Bill ${number} saved`,
  cancel: 'Cancel',
  remove: 'Remove bill',
  removeQuestion: (number: string) => `Remove bill ${number}?`,
  removeHelp: 'Its units and prices are deleted. Enter them again if you need them.',
  keepBill: 'Keep bill',
  removed: (number: string) => `Bill ${number} removed`,
  billed: 'Billed',
  toClaim: 'To claim',
  claimed: 'Claimed',
  toPay: 'To pay',
  withGst: 'with GST',
  none: 'There is nothing to claim.',
  differences: (number: string) => `Differences of bill ${number}`,
  product: 'Product',
  difference: 'Difference',
  amount: 'Amount before GST',
  kinds: {
    short: (count: number, _more: string) => `${units(count)} billed and not received`,
    damaged: (count: number, _more: string) => `${units(count)} came damaged`,
    price: (count: number, more: string) => `${units(count)} at ${more} more than ordered`,
  },
  issue: 'Issue debit note',
  issued: (note: string) => `Debit note ${note} issued`,
  issueHelp: 'It claims the differences from the supplier, who answers with a credit note.',
  stillOpen:
    'Units of this order are still open. A debit note claims those too that come later: wait for them first.',
  note: (note: string, date: string) => `Debit note ${note} of ${date}`,
  noteCancelled: (note: string) => `Debit note ${note} is cancelled`,
  cancelNote: 'Cancel debit note',
  cancelQuestion: (note: string) => `Cancel debit note ${note}?`,
  cancelHelp: 'Its number stays used. Tell the supplier that the claim is cancelled.',
  keepNote: 'Keep debit note',
  bar: (ordered: number, received: number, damaged: number, billed: number) =>
    [
      `${received} of ${ordered} received`,
      damaged > 0 && `${damaged} damaged`,
      billed > 0 && `${billed} billed`,
    ]
      .filter(Boolean)
      .join(', '),
};
