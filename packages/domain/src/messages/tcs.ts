import { formatCount } from '../money/index.ts';

/** Messages of the tax that marketplaces collect. */
export const tcsMessages = {
  tcs: {
    title: 'TCS credits',
    description:
      'What marketplaces kept as tax on your sales through them. Accept it on the portal under “TDS and TCS credit received” (GSTR-2X): it is then in the electronic cash ledger and pays tax from there (CGST Act, section 52(7)). It isn’t in the GSTR-3B file.',
    none: 'No TCS credits were imported for this month. Sales in your own shops have none.',
    agree: 'Agrees',
    differ: (count: number) => formatCount(count, 'difference', 'differences'),
    waiting: 'Not in the file',
    igst: 'IGST',
    cgst: 'CGST',
    sgst: 'SGST',
    label: 'Marketplaces that collected tax',
    marketplace: 'Marketplace',
    unnamed: 'Marketplace without a name',
    reported: 'Reported',
    own: 'Your documents',
    tax: 'TCS',
    result: 'Comparison',
    channelOf: 'Channel',
    channel: (name: string) => `Channel of ${name}`,
    noChannel: 'No channel',
    gross: (amount: string) => `${amount} sold`,
    returned: (amount: string) => `${amount} returned`,
    net: (amount: string) => `${amount} net`,
    rate: (rates: string) => `at ${rates}`,
    differences: {
      gross: (amount: string, isMore: boolean) =>
        `Sales: the marketplace has ${amount} ${isMore ? 'more' : 'less'}`,
      returned: (amount: string, isMore: boolean) =>
        `Returns: the marketplace has ${amount} ${isMore ? 'more' : 'less'}`,
      sum: (amount: string, isMore: boolean) =>
        `Its net value is ${amount} ${isMore ? 'above' : 'below'} sales less returns`,
      tax: (amount: string, isMore: boolean) => `Its tax is ${amount} ${isMore ? 'above' : 'below'} the rate`,
      halves: (amount: string, isMore: boolean) => `CGST is ${amount} ${isMore ? 'above' : 'below'} SGST`,
    },
    noCredit: 'You sold through its channel, and the file has no credit. Import a later one.',
    chooseChannel: 'Choose its channel to compare it with your documents.',
    import: 'Import TCS credits',
    importHelp:
      'On the portal, open GSTR-2A of the month and download its Excel: the sheet TCS is read. A table with the same columns can be imported too.',
    file: 'File of TCS credits',
    verb: 'Import',
    imported: (count: number, months: string) =>
      `${formatCount(count, 'credit', 'credits')} saved: ${months}`,
    nothing: 'Nothing was imported.',
    rejected: 'Rows that were not imported',
    row: 'Row',
    value: 'Value',
    reason: 'What is wrong',
  },
};
