import type { RateAnswer } from '@khep/api';
import { formatRupeeValue } from '@khep/domain/money';
import { ServiceRates } from '@khep/domain/rating/ui';
import {
  Button,
  Callout,
  Card,
  EmptyState,
  Grid,
  Inline,
  LinkButton,
  SegmentedControl,
  Stack,
  Table,
  Text,
} from '@khep/ui';
import { LineChart } from '@khep/ui/charts';
import { useMemo } from 'react';
import { paths } from '../../paths.ts';
import { sorts } from './rateQuestion.ts';
import type { RateValues } from './rateQuestion.ts';

interface RateResultProps {
  answer: RateAnswer;
  values: RateValues;
  onSortChange: (sort: RateValues['sort']) => void;
  /** Prices the same parcel as prepaid. */
  onPrepaid: () => void;
}

const kilograms = (grams: number) => `${(grams / 1000).toLocaleString('en-IN')} kg`;
const place = ({ pincode, city, state }: RateAnswer['from']) =>
  [city, pincode, state].filter(Boolean).join(', ');

/** The services for a parcel, the reasons of the others, and how the price follows the weight. */
export function RateResult({ answer, values, onSortChange, onPrepaid }: RateResultProps) {
  const { sort } = values;
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
        <Inline gap={24} justify="space-between">
          <Text>{`${place(answer.from)} to ${place(answer.to)}`}</Text>
          {first && <Text>{`Zone ${first.zone}: ${first.zone_why}`}</Text>}
          {first && <Text>{`${kilograms(first.charged_g)} charged`}</Text>}
          {answer.volumetric_g > 0 && <Text>{`${kilograms(answer.volumetric_g)} by volume`}</Text>}
          <Text>
            {values.mode === 'cod'
              ? `${formatRupeeValue(Number(values.collect), { decimals: 'auto' })} COD`
              : 'Prepaid'}
          </Text>
        </Inline>
        <UnknownPlaces answer={answer} />
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
      {first && first.curve.length > 1 && <PriceByWeight service={first} />}
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
              {
                id: 'way-out',
                header: 'What you can do',
                align: 'end',
                width: '190px',
                cell: (service) => <WayOut service={service} onPrepaid={onPrepaid} />,
              },
            ]}
          />
        </Card>
      )}
    </Stack>
  );
}

/** A PIN code that isn't in the directory is priced, with the zone that its digits give. */
function UnknownPlaces({ answer: { from, to } }: { answer: RateAnswer }) {
  const unknown = [from, to].filter(({ state }) => state === '').map(({ pincode }) => pincode);
  if (unknown.length === 0) return null;
  return (
    <Callout tone="caution">
      {`${unknown.join(' and ')} ${unknown.length === 1 ? "isn't a known PIN code" : "aren't known PIN codes"}. Check the digits: the zone may be wrong.`}
    </Callout>
  );
}

/** How a service that can't ship the parcel could. */
function WayOut({
  service: { courier_id, way_out },
  onPrepaid,
}: {
  service: RateAnswer['others'][number];
  onPrepaid: () => void;
}) {
  if (way_out === 'prepaid')
    return (
      <Button size="small" onPress={onPrepaid}>
        Price it prepaid
      </Button>
    );
  return way_out === 'rate-card' ? (
    <LinkButton size="small" href={paths.courier(courier_id, 'rate-card')}>
      Add rate card
    </LinkButton>
  ) : (
    <LinkButton size="small" href={paths.courier(courier_id)}>
      Courier settings
    </LinkButton>
  );
}

/** The price of each slab, and where this parcel is. */
function PriceByWeight({ service: { name, curve, charged_g } }: { service: RateAnswer['services'][number] }) {
  const chart = useMemo(() => {
    // A slab begins below its first weight: the first price holds from 0.
    const points = [{ weight: 0, price: curve[0]?.price ?? 0 }, ...curve];
    const index = points.findIndex(({ weight }) => weight > 0 && weight >= charged_g);
    return {
      labels: points.map(({ weight }) => kilograms(weight)),
      series: [{ name, values: points.map(({ price }) => Math.round(price * 100)) }],
      ...(index > 0 && { current: { index, name: `This parcel, ${kilograms(charged_g)}` } }),
    };
  }, [name, curve, charged_g]);
  return (
    <LineChart
      title="Price by weight"
      description={name}
      {...chart}
      number="paise"
      isStepped
      labelHeader="Weight"
    />
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
