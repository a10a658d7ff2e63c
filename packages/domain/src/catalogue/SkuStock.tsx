import { DescriptionList } from '@khep/ui';
import { formatNumber } from '../money/index.ts';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import { domainMessages } from '../messages.ts';

const defaults = domainMessages.skuStock;

/** The stock of a product, in units. */
export interface SkuStockData {
  is_combo: boolean;
  /** Orders are limited by the available units. */
  is_stock_tracked: boolean;
  /** Negative after back-orders. */
  sku_quantity: number;
  reserved_quantity: number;
  /** Of a combo: how many its parts make. */
  available_quantity: number;
}

export interface SkuStockProps {
  stock: SkuStockData;
}

/** On hand, reserved and available units. A combo has only those that its parts make. */
export function SkuStock({ stock }: SkuStockProps) {
  const messages = useDomainMessages('skuStock', defaults);
  const units = (count: number) => formatNumber(count);
  return (
    <DescriptionList
      items={[
        ...(stock.is_combo
          ? []
          : [
              { term: messages.onHand, detail: units(stock.sku_quantity) },
              { term: messages.reserved, detail: units(stock.reserved_quantity) },
            ]),
        {
          term: messages.available,
          detail: stock.is_stock_tracked ? units(stock.available_quantity) : messages.unlimited,
          isStrong: true,
        },
      ]}
    />
  );
}
