import { calls } from '@khep/api';
import type { RtoCalibration } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { Callout, Card, EmptyState, Grid, Page, Stack, Stat, StatusBadge, Table, Text } from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { BarChart, LineChart } from '@khep/ui/charts';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { formatDateTime } from '@khep/domain/days';
import { formatNumber } from '@khep/domain/money';
import {
  binLabel,
  bandLabel,
  describeEffect,
  describeGain,
  describeInfluence,
  describeInterval,
  percent,
} from './rtoRiskWords.ts';

type Bin = RtoCalibration['bins'][number];
type Level = RtoCalibration['facts'][number]['levels'][number];

const factLabels: Record<RtoCalibration['facts'][number]['feature'], string> = {
  payment: 'Payment',
  place: 'Place',
  value: 'Order value',
  address: 'Address',
  phone: 'Earlier orders of the phone',
};

const binColumns: readonly TableColumn<Bin>[] = [
  { id: 'bin', header: 'Predicted risk', cell: binLabel, isRowHeader: true },
  { id: 'band', header: 'Band', cell: bandLabel },
  { id: 'parcels', header: 'Parcels', align: 'end', cell: ({ parcels }) => formatNumber(parcels) },
  {
    id: 'returned',
    header: 'Came back',
    align: 'end',
    cell: ({ returned }) => formatNumber(returned),
  },
  { id: 'predicted', header: 'Predicted rate', align: 'end', cell: ({ predicted }) => percent(predicted) },
  { id: 'actual', header: 'Actual rate', align: 'end', cell: ({ actual }) => percent(actual) },
  { id: 'interval', header: 'Likely range', align: 'end', cell: describeInterval },
  {
    id: 'holds',
    header: 'Prediction',
    cell: ({ predicted, low, high }) =>
      predicted < low ? (
        <StatusBadge tone="critical">Too low</StatusBadge>
      ) : predicted > high ? (
        <StatusBadge tone="caution">Too high</StatusBadge>
      ) : (
        <StatusBadge tone="positive">Right</StatusBadge>
      ),
  },
];

const levelColumns: readonly TableColumn<Level>[] = [
  { id: 'level', header: 'Orders with', cell: ({ level }) => level, isRowHeader: true },
  { id: 'parcels', header: 'Parcels', align: 'end', cell: ({ parcels }) => formatNumber(parcels) },
  { id: 'actual', header: 'Came back', align: 'end', cell: ({ actual }) => percent(actual) },
  { id: 'used', header: 'Rate used', align: 'end', cell: ({ used }) => percent(used) },
  {
    id: 'factor',
    header: 'Risk of these orders',
    align: 'end',
    cell: ({ factor }) => describeEffect(factor),
  },
];

/** Two points make a line of nothing: the table says the same. */
const fewestPoints = 3;
/** Levels in a chart, by the rate that is used: what few parcels did says little. The table has all. */
const strongest = 6;

function CalibrationContent({ shown }: { shown: RtoCalibration }) {
  const { is_proven, bins, facts, parcels, sample, min_sample, base_rate, shrinkage, weight, fitted_at } =
    shown;
  if (sample < min_sample || bins.length === 0)
    return (
      <EmptyState
        title="Too few parcels to predict"
        description={`RTO risk needs ${min_sample} parcels that were delivered or came back. You have ${formatNumber(sample)}.`}
      />
    );
  return (
    <Stack gap={24}>
      {!is_proven && (
        <Callout tone="caution" title="No proven risk yet">
          Until the predictions of your newest parcels are better than the average, orders show no RTO risk
          and rules that use it do nothing.
        </Callout>
      )}
      <Grid columns={{ base: 2, lg: 4 }} gap={16}>
        <Stat label="Parcels in the history" value={sample} note="Last 180 days" />
        <Stat label="Came back on average" value={percent(base_rate)} />
        <Stat label="Parcels predicted" value={parcels} note="The newest third" />
        <Stat label="How good it is" {...describeGain(shown)} />
      </Grid>
      <Grid columns={{ base: 1, lg: 2 }} gap={16} align="start">
        {facts
          .filter(({ levels }) => levels.length > 1)
          .map(({ feature, influence, levels }) => (
            <BarChart
              key={feature}
              title={factLabels[feature]}
              description={describeInfluence(influence)}
              labelHeader="Orders with"
              valueHeader="Rate used"
              number="percent"
              direction={feature === 'value' ? 'vertical' : 'horizontal'}
              items={levels
                .slice(0, strongest)
                .map(({ level, used }) => ({ label: level, value: used * 100 }))}
            />
          ))}
      </Grid>
      {bins.length >= fewestPoints && (
        <LineChart
          title="Predicted and actual RTO rate"
          description="The newest third of your parcels, predicted from the older ones"
          labelHeader="Predicted risk"
          number="percent"
          labels={bins.map(binLabel)}
          series={[
            { name: 'Predicted', values: bins.map(({ predicted }) => predicted * 100) },
            { name: 'Actual', values: bins.map(({ actual }) => actual * 100) },
          ]}
        />
      )}
      <Card
        title="By predicted risk"
        description="A prediction is right if it is in the likely range of the actual rate. Few parcels make that range wide."
      >
        <Table
          label="Parcels by predicted risk"
          rows={bins}
          rowKey={binLabel}
          columns={binColumns}
          narrowLayout="stacked"
        />
      </Card>
      <Card title="How the rates are used">
        <Stack gap={8}>
          <Text>
            {`Few parcels prove little: a group needs ${shrinkage} parcels before its own rate counts as much as the average.`}
          </Text>
          <Text>
            {weight === 0
              ? 'Nothing known of an order predicts your parcels: every order has the average risk.'
              : `Payment, place and the others partly say the same, so ${percent(weight)} of each difference counts. This share predicts your newest parcels best.`}
          </Text>
          <Text size="secondary" tone="second">{`Computed ${formatDateTime(fitted_at)}, once a day`}</Text>
        </Stack>
      </Card>
      {facts
        .filter(({ levels }) => levels.length > 0)
        .map(({ feature, levels }) => (
          <Card key={feature} title={`${factLabels[feature]}: rates`}>
            <Table
              label={`RTO rate by ${factLabels[feature].toLowerCase()}`}
              rows={levels}
              rowKey={({ level }) => level}
              columns={levelColumns}
              narrowLayout="stacked"
            />
          </Card>
        ))}
    </Stack>
  );
}

/** How well the RTO risk of orders predicts what comes back, and what it rests on. */
export default function RtoRisk() {
  const { data, error, reload } = useCall(calls.rtoRisk.calibration);
  const shown = data?.data;
  return (
    <Page
      title="RTO risk"
      description="What makes your parcels come back, and how well that predicts the next ones"
    >
      <AsyncContent
        isLoading={shown === undefined}
        error={shown ? undefined : error}
        onRetry={() => void reload()}
      >
        {shown && <CalibrationContent shown={shown} />}
      </AsyncContent>
    </Page>
  );
}
