import { formatCount } from '../money/index.ts';

const units = (count: number) => formatCount(count, 'unit', 'units');

/** Texts of stock transfers between warehouses. */
export const transferMessages = {
  draft: 'Draft transfer',
  edit: 'Edit',
  save: 'Save transfer',
  drafted: (number: string) => `${number} drafted`,
  saved: (number: string) => `${number} saved`,
  title: 'Stock transfer',
  formHelp: 'Units leave stock when it is sent. Until they are received they are in neither warehouse.',
  from: 'From',
  to: 'To',
  scan: 'Scan or type a SKU',
  scanHelp: 'Each scan adds one unit',
  unknown: (code: string) => `${code} is no SKU of yours. Check the code.`,
  status: 'Status',
  list: 'Stock transfers',
  number: 'Transfer',
  way: (from: string, to: string) => `${from} to ${to}`,
  warehouses: 'Warehouses',
  received: 'Received',
  receivedOf: (received: string, quantity: string) => `${received} of ${quantity}`,
  paper: 'Paper',
  papers: { invoice: 'Tax invoice', challan: 'Delivery challan' },
  sent: 'Sent',
  noneWithStatus: 'No stock transfer has this status',
  none: 'No stock transfers yet',
  noneHelp: 'Draft one to send goods from one warehouse to another.',
  more: 'Show more',
  download: { invoice: 'Download invoice', challan: 'Download challan' },
  paperCancelled: (number: string) => `Invoice ${number} is cancelled in Finance`,
  paperCancelledHelp:
    'Goods that are sent or were received need a valid invoice. Issue a new one, with its own number and e-way bill.',
  replacePaper: 'Issue new invoice',
  replaced: (transfer: string, paper: string) => `${transfer} has invoice ${paper} now`,
  cancelled: 'cancelled',
  ewayBill: 'E-way bill file',
  ewayNeeded: (limit: string) => `It needs an e-way bill: its value is above ${limit}`,
  ewayHelp: 'Upload its file on the e-way bill portal before the goods leave, and enter the number here.',
  send: 'Send transfer',
  sendQuestion: (number: string) => `Send ${number}?`,
  keepDraft: 'Keep draft',
  sendHelp: (count: number, from: string) =>
    `${units(count)} leave the stock of ${from}. Warehouses of two GSTINs get a tax invoice at 90% of the price, those of one GSTIN a delivery challan.`,
  sentWith: (number: string, paper: string) => `${number} sent with ${paper}`,
  discard: 'Discard transfer',
  discardQuestion: (number: string) => `Discard ${number}?`,
  discardHelp: 'It can’t be edited or sent afterwards.',
  close: 'Close with loss',
  closeQuestion: (number: string) => `Close ${number} with a loss?`,
  keep: 'Keep transfer',
  closeHelp: (count: number) =>
    `${units(count)} on their way become lost, and none can be received. They stay out of stock.`,
  products: (number: string) => `Products of ${number}`,
  product: 'Product',
  taken: 'Taken from',
  takenFrom: (quantity: string, bin: string) => `${quantity} from ${bin}`,
  noBin: 'No bin',
  quantity: 'Sent',
  planned: 'To send',
  damaged: 'Damaged',
  lost: 'Lost',
  open: 'On the way',
  differences: (damaged: number, lost: number) =>
    [damaged > 0 && `${units(damaged)} damaged`, lost > 0 && `${units(lost)} lost`]
      .filter(Boolean)
      .join(', '),
  differenceOf: (sku: string, sent: string, received: string, damaged: string, lost: string) =>
    `${sku}: ${sent} sent, ${received} came whole, ${damaged} damaged, ${lost} lost`,
  onTheWay: (quantity: number, to: string) => `${units(quantity)} on the way to ${to}`,
};
