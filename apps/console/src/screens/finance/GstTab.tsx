import { calls } from '@khep/api';
import type { GstMonth } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { formatDay, formatMonth } from '@khep/domain/days';
import { formatNumber, formatRupeeValue } from '@khep/domain/money';
import { EmptyState, Grid, Inline, LinkButton, Select, Stack, Stat, Text } from '@khep/ui';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { paths } from '../../paths.ts';
import { textParam } from '../../url/urlState.ts';
import { useUrlState } from '../../url/useUrlState.ts';
import { DirectInvoices } from './DirectInvoices.tsx';
import { EInvoices } from './EInvoices.tsx';
import { EwayBills } from './EwayBills.tsx';
import { FiledGstr1 } from './FiledGstr1.tsx';
import { GstFiles } from './GstFiles.tsx';
import { Gstr1Tables } from './Gstr1Tables.tsx';
import { Gstr3bCard, Gstr3bPlacesCard } from './Gstr3bCard.tsx';
import { GstProblems } from './GstProblems.tsx';
import { CodeSums, PlaceSums, RateSums } from './GstSums.tsx';
import { PriceCliffs } from './PriceCliffs.tsx';
import { TcsCard } from './TcsCard.tsx';

const taxOf = ({ igst, cgst, sgst, cess }: GstMonth['total']) => igst + cgst + sgst + cess;

function MonthContent({ month }: { month: GstMonth }) {
  return (
    <>
      <Grid columns={{ base: 2, lg: 4 }}>
        <Stat label="Invoices" value={formatNumber(month.invoices)} />
        <Stat label="Credit notes" value={formatNumber(month.credit_notes)} />
        <Stat label="Taxable value" value={formatRupeeValue(month.total.taxable)} />
        <Stat label="GST" value={formatRupeeValue(taxOf(month.total))} />
      </Grid>
      <GstProblems month={month} />
      <Gstr1Tables month={month} />
      <Gstr3bCard month={month} />
      <TcsCard month={month} />
      <EInvoices month={month} />
      <DirectInvoices month={month} />
      <EwayBills month={month} />
      <FiledGstr1 key={`${month.gstin} ${month.month}`} month={month} />
      <PriceCliffs month={month} />
      <GstFiles month={month} />
      <Grid columns={{ base: 1, lg: 2 }} align="start">
        <Gstr3bPlacesCard month={month} />
        <PlaceSums month={month} />
        <RateSums month={month} />
        <CodeSums month={month} />
      </Grid>
    </>
  );
}

/** GST of a month from issued invoices and credit notes, ready to file. */
export function GstTab() {
  const [{ gstin, month }, setUrl] = useUrlState({ gstin: textParam(), month: textParam() });
  const query = { ...(gstin && { gstin }), ...(month && { month }) };
  const call = useCall(calls.finance.gst, { query }, { keepPrevious: true });
  const loaded = call.data?.data;
  // Another month is on its way: its selects already say so, and what is shown must not pass for it.
  const isOld =
    loaded !== undefined &&
    ((gstin !== '' && gstin !== loaded.gstin) || (month !== '' && month !== loaded.month));
  const due = loaded && `Who files each month files GSTR-1 by ${formatDay(loaded.due_on, loaded.due_on)}.`;
  return (
    <Stack gap={16}>
      <Text tone="second">
        {`From issued invoices and credit notes, to the paisa.${due ? ` ${due}` : ''}`}
      </Text>
      <AsyncContent
        isLoading={call.isLoading}
        error={loaded ? undefined : call.error}
        onRetry={() => void call.reload()}
      >
        {loaded &&
          (loaded.gstin === '' ? (
            <EmptyState
              title="No GSTIN"
              description="Without a GSTIN orders get bills of supply, and there is no GSTR-1. Add it in Company."
              action={<LinkButton href={paths.settings('company')}>Open Company</LinkButton>}
            />
          ) : (
            <Stack gap={16}>
              <Inline gap={12}>
                {loaded.registrations.length > 1 && (
                  <Select
                    label="GSTIN"
                    value={gstin || loaded.gstin}
                    onChange={(value) => setUrl({ gstin: value })}
                    items={loaded.registrations.map((one) => ({
                      id: one.gstin,
                      label: `${one.gstin} ${one.state}`,
                    }))}
                  />
                )}
                <Select
                  label="Month"
                  value={month || loaded.month}
                  onChange={(value) => setUrl({ month: value })}
                  items={[...new Set([month || loaded.month, ...loaded.months])].map((one) => ({
                    id: one,
                    label: formatMonth(one),
                  }))}
                />
              </Inline>
              <AsyncContent
                isLoading={isOld && call.error === undefined}
                error={isOld ? call.error : undefined}
                onRetry={() => void call.reload()}
              >
                {loaded.is_empty ? (
                  <>
                    <EmptyState
                      title="No documents in this month"
                      description="Invoices that are issued and credit notes appear here."
                    />
                    <TcsCard month={loaded} />
                    <DirectInvoices month={loaded} />
                  </>
                ) : (
                  <MonthContent month={loaded} />
                )}
              </AsyncContent>
            </Stack>
          ))}
      </AsyncContent>
    </Stack>
  );
}
