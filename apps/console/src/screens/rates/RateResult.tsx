import type { RateAnswer } from '@khep/api';
import { formatRupeeValue } from '@khep/domain/money';
import { ServiceRates } from '@khep/domain/rating/ui';
import { Callout, Card, DescriptionList, EmptyState, Grid, SegmentedControl, Stack, Table } from '@khep/ui';
import { LineChart } from '@khep/ui/charts';
import { sorts } from './rateQuestion.ts';
import type { RateValues } from './rateQuestion.ts';

interface RateResultProps {
  answer: RateAnswer;
  sort: RateValues['sort'];
  onSortChange: (sort: RateValues['sort']) => void;
}

const kilograms = (grams: number) => `${(grams / 1000).toLocaleString('en-IN')} kg`;
const place = ({ pincode, city, state }: RateAnswer['from']) =>
  [city, pincode, state].filter(Boolean).join(', ');

/** The services for a parcel, the reasons of the others, and how the price follows the weight. */
export function RateResult({ answer, sort, onSortChange }: RateResultProps) {
  const { services, others, best, tip } = answer;
  const keys = {
    likely: (one: RateAnswer['services'][number]) => one.likely,
    price: (one: RateAnswer['services'][number]) => one.price,
    promise: (one: RateAnswer['services'][number]) => one.promise_days,
  };
  const sorted = services.toSorted((a, b) => keys[sort](a) - keys[sort](b) || a.likely - b.likely);
  const title = `${services.length} ${services.length === 1 ? 'service' : 'services'} can ship it`;
  const [first] = sorted;
  return (
    <Stack gap={16}>
      <Card>
        <DescriptionList
          items={[
            { term: 'From', detail: place(answer.from) },
            { term: 'To', detail: place(answer.to) },
            ...(first
              ? [
                  { term: `Zone ${first.zone}`, detail: first.zone_why },
                  { term: 'Charged weight', detail: kilograms(first.charged_g) },
                ]
              : []),
            { term: 'Volumetric weight', detail: kilograms(answer.volumetric_g) },
          ]}
        />
      </Card>
      <Card
        title={title}
        description="With GST. Likely cost weighs the price if the parcel comes back."
        actions={
          <SegmentedControl
            label="Best by"
            isLabelHidden
            items={sorts}
            value={sort}
            onChange={(next) => onSortChange(sorts.find(({ id }) => id === next)?.id ?? 'likely')}
          />
        }
      >
        <Stack gap={12}>
          <PriceTrap answer={answer} />
          {services.length === 0 ? (
            <EmptyState title="No service can ship this parcel" description="The reasons are below." />
          ) : (
            <ServiceRates services={sorted} best={best} label={title} />
          )}
        </Stack>
      </Card>
      {tip && (
        <Callout tone="positive" title={`A box ${tip.less_cm} cm lower saves ${formatRupeeValue(tip.saves)}`}>
          {`At ${tip.height} cm height it is charged as ${kilograms(tip.charged_g)}.`}
        </Callout>
      )}
      {first && first.curve.length > 1 && (
        <LineChart
          title="Price by weight"
          description={first.name}
          labels={first.curve.map(({ weight }) => kilograms(weight))}
          series={[{ name: first.name, values: first.curve.map(({ price }) => Math.round(price * 100)) }]}
          number="paise"
          isStepped
          labelHeader="Weight"
        />
      )}
      {others.length > 0 && (
        <Card title={`${others.length} ${others.length === 1 ? "service can't" : "services can't"}`}>
          <Table
            label="Services that can't ship it"
            rows={others}
            rowKey={({ courier_id }) => String(courier_id)}
            narrowLayout="stacked"
            columns={[
              { id: 'name', header: 'Service', isRowHeader: true, cell: ({ name }) => name },
              { id: 'reason', header: 'Reason', cell: ({ reason }) => reason },
            ]}
          />
        </Card>
      )}
    </Stack>
  );
}

/** The cheapest price isn't the likely cheapest: says so, with both differences. */
function PriceTrap({ answer: { services, best } }: { answer: RateAnswer }) {
  const cheap = services.find(({ courier_id }) => courier_id === best.price);
  const likely = services.find(({ courier_id }) => courier_id === best.likely);
  if (!cheap || !likely || cheap === likely) return null;
  return (
    <Grid columns={1}>
      <Callout tone="caution">
        {`${cheap.name} costs ${formatRupeeValue(likely.price - cheap.price)} less and likely ${formatRupeeValue(cheap.likely - likely.likely)} more. ${cheap.likely_why}`}
      </Callout>
    </Grid>
  );
}
