import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { CodCalendar } from '@khep/domain/cod/ui';
import type { CodDay } from '@khep/domain/cod/ui';
import { formatRupeeValue } from '@khep/domain/money';
import { Button, Callout, Card, Grid, Inline, LinkButton, Page, Stack, Stat, Text } from '@khep/ui';
import { useState } from 'react';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { dayParam } from '../../url/urlState.ts';
import { useUrlState } from '../../url/useUrlState.ts';
import { addDays, formatWeekday } from '@khep/domain/days';
import { codLinesHref } from '../reconciliation/lineChoice.ts';
import { CodCouriers } from './CodCouriers.tsx';
import { CodStatement } from './CodStatement.tsx';

const weekDays = 7;

/** When couriers pay COD money out: what was remitted, what is due, and what is late. */
export default function CodRemittance() {
  const [{ from }, setUrl] = useUrlState({ from: dayParam() });
  const call = useCall(
    calls.billing.codCalendar,
    { query: from === '' ? {} : { from } },
    { keepPrevious: true },
  );
  const [open, setOpen] = useState<CodDay>();
  const calendar = call.data?.data;
  const money = (rupees: number | undefined) =>
    rupees === undefined ? undefined : formatRupeeValue(rupees, { decimals: 'never' });
  return (
    <Page title="COD remittance">
      <AsyncContent
        isLoading={call.isLoading}
        error={calendar ? undefined : call.error}
        onRetry={() => void call.reload()}
      >
        {calendar && (
          <Stack gap={16}>
            <Grid columns={{ base: 2, md: 3 }} gap={16}>
              <Stat label="Due to you" value={money(calendar.due)} />
              <Stat
                label="Of it late"
                value={money(calendar.late)}
                href={codLinesHref({ category: 'NOT_REMITTED' })}
              />
              <Stat
                label={`Remitted since ${formatWeekday(calendar.from)}`}
                value={money(calendar.remitted)}
              />
            </Grid>
            {calendar.couriers
              .filter(({ late }) => late > 0)
              .map((courier) => (
                <Callout
                  key={courier.partner}
                  tone="critical"
                  actions={
                    <LinkButton size="small" href={codLinesHref({ category: 'NOT_REMITTED' })}>
                      See parcels
                    </LinkButton>
                  }
                >
                  {`${courier.courier} owes ${formatRupeeValue(courier.late, { decimals: 'auto' })} since ${formatWeekday(courier.late_since ?? calendar.today)}, for ${courier.late_parcels} ${courier.late_parcels === 1 ? 'parcel' : 'parcels'}.`}
                </Callout>
              ))}
            <Card
              title={`${formatWeekday(calendar.from)} to ${formatWeekday(calendar.to)}`}
              actions={
                <Inline gap={8}>
                  <Button size="small" onPress={() => setUrl({ from: addDays(calendar.from, -weekDays) })}>
                    Earlier
                  </Button>
                  <Button size="small" onPress={() => setUrl({ from: addDays(calendar.from, weekDays) })}>
                    Later
                  </Button>
                </Inline>
              }
            >
              <Stack gap={12}>
                {calendar.days.length === 0 && (
                  <Text tone="second">No COD money in these weeks. Delivered COD parcels appear here.</Text>
                )}
                <CodCalendar
                  from={calendar.from}
                  today={calendar.today}
                  days={calendar.days}
                  onAction={setOpen}
                  onWalk={(weeks) => setUrl({ from: addDays(calendar.from, weeks * weekDays) })}
                />
              </Stack>
            </Card>
            <CodCouriers couriers={calendar.couriers} />
          </Stack>
        )}
      </AsyncContent>
      {open && <CodStatement payout={open} onClose={() => setOpen(undefined)} />}
    </Page>
  );
}
