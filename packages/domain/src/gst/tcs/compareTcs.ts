import type { Paise } from '../../money/index.ts';
import { panFromGstin } from '../../tax/index.ts';
import type { TcsAmounts } from './readTcs.ts';
import { tcsRatesIn } from './tcsRules.ts';

/** Own sales through a marketplace in a month, before GST. */
export interface ChannelSales {
  gross: Paise;
  returned: Paise;
}

export const tcsDifferenceCodes = ['gross', 'returned', 'sum', 'tax', 'halves'] as const;
/** Sums differ from own documents; gross less returns isn't the net; tax isn't at the rate; CGST isn't SGST. */
export type TcsDifferenceCode = (typeof tcsDifferenceCodes)[number];

export interface TcsDifference {
  code: TcsDifferenceCode;
  /** The marketplace's figure less the one it should be. */
  paise: Paise;
}

/** Marketplaces round the tax of each supply, so that a sum may be off by less than this. */
const tolerance: Paise = 1_00;

/** The tax on a net value: the least and the most that the rates of the month make of it. Returns above sales make it negative. */
export function expectedTcs(net: Paise, month: string): { least: Paise; most: Paise } {
  const taxes = tcsRatesIn(month).map(({ igst }) => Math.round((net * igst) / 100));
  return { least: Math.min(...taxes), most: Math.max(...taxes) };
}

/**
 * Compares what a marketplace reported with own invoices and credit notes.
 * @param sales undefined while no channel is chosen for the marketplace
 */
export function compareTcs(
  credit: TcsAmounts,
  sales: ChannelSales | undefined,
  month: string,
): TcsDifference[] {
  const { gross, returned, net, igst, cgst, sgst } = credit;
  const tax = igst + cgst + sgst;
  const { least, most } = expectedTcs(net, month);
  const offRate = tax < least ? tax - least : tax > most ? tax - most : 0;
  const differences: TcsDifference[] = [
    ...(sales
      ? [
          { code: 'gross' as const, paise: gross - sales.gross },
          { code: 'returned' as const, paise: returned - sales.returned },
        ]
      : []),
    { code: 'sum', paise: net - (gross - returned) },
    { code: 'tax', paise: offRate },
    { code: 'halves', paise: cgst - sgst },
  ];
  return differences.filter(({ paise }) => Math.abs(paise) >= tolerance);
}

const plainWord = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A marketplace has a GSTIN in each state, all with its PAN. */
export const operatorKey = (gstin: string): string => panFromGstin(gstin);

/** The channel whose name is in that of a marketplace: `amazon` of AMAZON SELLER SERVICES PRIVATE LIMITED. */
export function channelOfOperator(name: string, channels: readonly string[]): string | undefined {
  const operator = plainWord(name);
  const found = channels.filter((channel) => {
    const word = plainWord(channel);
    return word.length > 2 && operator.includes(word);
  });
  return found.length === 1 ? found[0] : undefined;
}
