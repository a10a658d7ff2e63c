import { calls } from '@khep/api';
import type { RequestOf } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { RateForm, RateResult } from '@khep/domain/rating/ui';
import { Button, Card, EmptyState, Grid, toast } from '@khep/ui';
import { CallContent } from '../../data/CallContent.tsx';
import { paths } from '../../paths.ts';
import { TabsPage } from '../../patterns/TabsPage.tsx';
import { useUrlState } from '../../url/useUrlState.ts';
import { CompareContracts } from './CompareContracts.tsx';
import { PriceFile } from './PriceFile.tsx';
import { rateParams, toRateQuestion } from './rateQuestion.ts';
import { useRateForm } from './useRateForm.ts';

/** Shows a parcel's cost with every service, also if it comes back; for one, a file, or last month's parcels. */
export default function RateCalculator() {
  return (
    <TabsPage
      title="Rate calculator"
      description="Priced by your contracts, with the same calculation as a booking."
      tabs={[
        { id: 'parcel', label: 'One parcel', actions: <CopyLink />, content: <OneParcel /> },
        { id: 'file', label: 'A file', content: <PriceFile /> },
        { id: 'compare', label: 'Compare contracts', content: <CompareContracts /> },
      ]}
    />
  );
}

function CopyLink() {
  async function copy() {
    try {
      await navigator.clipboard.writeText(window.location.href);
      toast.success('Link copied');
    } catch {
      toast.error("The link can't be copied. Copy it from the address bar.");
    }
  }
  return <Button onPress={() => void copy()}>Copy link</Button>;
}

function OneParcel() {
  const [values, setUrl] = useUrlState(rateParams);
  const form = useRateForm(values, (next) => setUrl(next, { push: true }));
  const { question } = toRateQuestion(values);
  const call = useCall(
    calls.rates.calculate,
    question === undefined
      ? null
      : { query: question as unknown as RequestOf<typeof calls.rates.calculate>['query'] },
    { keepPrevious: true },
  );
  return (
    <Grid columns={{ base: 1, lg: 'side' }} gap={16} align="start">
      <RateForm {...form} />
      {question === undefined ? (
        <Card>
          <EmptyState
            title="No parcel yet"
            description="Enter two PIN codes and a weight. Every service is priced, with the reason if it can't ship it."
          />
        </Card>
      ) : (
        <CallContent call={call}>
          {({ data }) => (
            <RateResult
              result={data}
              collect={values.mode === 'cod' ? Number(values.collect) : undefined}
              sort={values.sort}
              onSortChange={(sort) => setUrl({ sort })}
              onPrepaid={() => setUrl({ mode: 'prepaid', collect: '' }, { push: true })}
              courierHref={paths.courier}
            />
          )}
        </CallContent>
      )}
    </Grid>
  );
}
