import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { CourierBadge } from '@khep/domain/couriers/ui';
import { formatRupeeValue } from '@khep/domain/money';
import { describePlaceOfSupply, stateTaxName } from '@khep/domain/tax';
import { Callout, CardSection, DescriptionList, Inline, Skeleton, Stack, Text } from '@khep/ui';
import { formatDateTime, formatDays } from '@khep/domain/days';
import { inputOf } from './draft.ts';
import type { Draft } from './draft.ts';

/** Shows the shipping cost of an unsaved order, its delivery day, and the GST in its total. */
export function Review({ draft }: { draft: Draft }) {
  const quote = useCall(calls.orders.quote, { body: inputOf(draft) });
  const found = quote.data?.data;
  if (quote.error)
    return (
      <CardSection title="Courier and tax" level={3}>
        <Callout tone="caution">{quote.error.message}</Callout>
      </CardSection>
    );
  if (!found)
    return (
      <CardSection title="Courier and tax" level={3}>
        <Skeleton lines={3} />
      </CardSection>
    );
  const { courier, tax, why } = found;
  const parts = [
    ['IGST', tax.igst],
    ['CGST', tax.cgst],
    [stateTaxName(tax.place?.state ?? ''), tax.sgst],
    ['Cess', tax.cess],
  ] as const;
  return (
    <CardSection title="Courier and tax" level={3} description="As it would be allocated now">
      <Stack gap={12}>
        {courier ? (
          <DescriptionList
            items={[
              {
                term: 'Courier',
                detail: (
                  <Inline gap={8}>
                    <CourierBadge name={courier.courier_name} />
                    {courier.courier_name}
                  </Inline>
                ),
              },
              {
                term: 'Freight with GST',
                detail: courier.price === null ? 'Not rated' : formatRupeeValue(courier.price),
                isStrong: true,
              },
              ...(courier.promised_date && courier.tat_days !== null
                ? [
                    {
                      term: 'Expected delivery',
                      detail: `${formatDateTime(courier.promised_date)}, ${formatDays(courier.tat_days)}`,
                    },
                  ]
                : []),
            ]}
          />
        ) : (
          <Callout tone="caution">{why}</Callout>
        )}
        {courier && (
          <Text size="secondary" tone="third">
            {why}
          </Text>
        )}
        {tax.supply === 'untaxed' ? (
          <Text size="secondary" tone="third">
            No GST is charged: the state of the warehouse has no GSTIN, so a bill of supply is issued.
          </Text>
        ) : (
          <>
            <DescriptionList
              items={[
                ...(tax.place ? [{ term: 'Place of supply', detail: describePlaceOfSupply(tax.place) }] : []),
                { term: 'Taxable value', detail: formatRupeeValue(tax.taxable) },
                ...parts
                  .filter(([, amount]) => amount > 0)
                  .map(([label, amount]) => ({ term: label, detail: formatRupeeValue(amount) })),
              ]}
            />
            <Text size="secondary" tone="third">
              {tax.supply === 'inter-state' ? 'Inter-state supply.' : 'Intra-state supply.'} GST is included
              in the total.
            </Text>
          </>
        )}
      </Stack>
    </CardSection>
  );
}
