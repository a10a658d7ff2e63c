import { Button, Callout, Inline, Stack, Text } from '@khep/ui';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import { domainMessages } from '../messages.ts';
import { formatPercent, formatRupees, paiseToRupees, rupeesToPaise } from '../money/index.ts';
import {
  higherRatePrice,
  lowerRatePrice,
  priceCliff,
  priceRateRule,
  rateOfPrice,
} from '../tax/priceRates.ts';

const defaults = domainMessages.priceRate;

export interface PriceRateNoteProps {
  hsn: string;
  /** Rupees of a piece or pair, GST included; undefined if none is entered. */
  price: number | undefined;
  /** Percent. */
  gst: number;
  /** Day in India, YYYY-MM-DD: rules change by date. */
  today: string;
  onGstChange: (gst: number) => void;
  /** Rupees, GST included. */
  onPriceChange: (price: number) => void;
}

/** Says what the price means for the GST rate, where the rate depends on it. Nothing if all is as it should be. */
export function PriceRateNote({ hsn, price, gst, today, onGstChange, onPriceChange }: PriceRateNoteProps) {
  const messages = useDomainMessages('priceRate', defaults);
  const rule = priceRateRule(hsn, today);
  if (rule === undefined || price === undefined || !(price > 0)) return null;
  const paise = rupeesToPaise(price);
  const rate = rateOfPrice(rule, paise);
  if (rate === gst) return null;
  const [upTo, above] = rule.rates;
  const explained = messages.rule(
    rule.goods,
    rule.unit,
    formatRupees(rule.limit),
    formatPercent(upTo),
    formatPercent(above),
  );
  if (rate !== undefined)
    return (
      <Callout tone="caution" title={messages.wrong(formatPercent(rate))}>
        <Stack gap={8}>
          <Text>{explained}</Text>
          <Inline gap={8}>
            <Button size="small" onPress={() => onGstChange(rate)}>
              {messages.use(formatPercent(rate))}
            </Button>
          </Inline>
        </Stack>
      </Callout>
    );
  const cliff = priceCliff(rule, paise);
  const between = messages.between(
    formatRupees(lowerRatePrice(rule) + 1),
    formatRupees(higherRatePrice(rule) - 1),
  );
  return (
    <Callout tone="caution" title={messages.cliff}>
      <Stack gap={8}>
        <Text>{`${explained} ${between}`}</Text>
        {cliff && (
          <>
            <Text>
              {messages.advice(
                formatRupees(cliff.price),
                formatRupees(cliff.buyer_pays_less),
                formatRupees(cliff.seller_keeps_more),
              )}
            </Text>
            <Inline gap={8}>
              <Button
                size="small"
                onPress={() => {
                  onPriceChange(paiseToRupees(cliff.price));
                  onGstChange(upTo);
                }}
              >
                {messages.use(formatRupees(cliff.price))}
              </Button>
            </Inline>
          </>
        )}
      </Stack>
    </Callout>
  );
}
