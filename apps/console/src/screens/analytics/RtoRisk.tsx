import { calls } from '@khep/api';
import type { RtoCalibration } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { Callout, Card, EmptyState, Grid, Page, Stack, Stat, StatusBadge, Table, Text } from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { LineChart } from '@khep/ui/charts';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { formatDateTime } from '@khep/domain/days';
import { formatNumber } from '@khep/domain/money';
import {
  binLabel,
  bandLabel,
  describeEffect,
  describeGain,
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
  { id: 'bin', header: 'Predicted', cell: binLabel, isRowHeader: true },
  { id: 'band', header: 'Band', cell: bandLabel },
  { id: 'parcels', header: 'Parcels', align: 'end', cell: ({ parcels }) => formatNumber(parcels) },
  {
    id: 'returned',
    header: 'Came back',
    align: 'end',
    cell: ({ returned }) => formatNumber(returned),
  },
  { id: 'predicted', header: 'Mean prediction', align: 'end', cell: ({ predicted }) => percent(predicted) },
  { id: 'actual', header: 'Actual', align: 'end', cell: ({ actual }) => percent(actual) },
  { id: 'interval', header: '95% interval', align: 'end', cell: describeInterval },
  {
    id: 'holds',
    header: 'Prediction',
    cell: ({ predicted, low, high }) =>
      predicted < low ? (
        <StatusBadge tone="critical">Too low</StatusBadge>
      ) : predicted > high ? (
        <StatusBadge tone="caution">Too high</StatusBadge>
      ) : (
        <StatusBadge tone="positive">Holds</StatusBadge>
      ),
  },
];

const levelColumns: readonly TableColumn<Level>[] = [
  { id: 'level', header: 'Orders with', cell: ({ level }) => level, isRowHeader: true },
  { id: 'parcels', header: 'Parcels', align: 'end', cell: ({ parcels }) => formatNumber(parcels) },
  { id: 'actual', header: 'Came back', align: 'end', cell: ({ actual }) => percent(actual) },
  { id: 'used', header: 'Rate used', align: 'end', cell: ({ used }) => percent(used) },
  { id: 'factor', header: 'Effect on the odds', align: 'end', cell: ({ factor }) => describeEffect(factor) },
];

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
          Orders show no RTO risk, and rules that read it wait, until the predictions of your newest parcels
          are better than the average.
        </Callout>
      )}
      <Grid columns={{ base: 1, md: 2, lg: 4 }} gap={16}>
        <Stat label="Parcels in the history" value={sample} note="Last 180 days" />
        <Stat label="Came back on average" value={percent(base_rate)} />
        <Stat label="Parcels predicted" value={parcels} note="The newest third" />
        <Stat label="Error" {...describeGain(shown)} />
      </Grid>
      <LineChart
        title="Predicted and actual RTO rate"
        description="The newest third of your parcels, predicted from the older ones"
        labelHeader="Predicted"
        number="percent"
        labels={bins.map(binLabel)}
        series={[
          { name: 'Mean prediction', values: bins.map(({ predicted }) => predicted * 100) },
          { name: 'Actual', values: bins.map(({ actual }) => actual * 100) },
        ]}
      />
      <Card title="By predicted risk">
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
            {`A rate of few parcels is pulled to the average: it needs ${shrinkage} parcels to count as much as the average does.`}
          </Text>
          <Text>
            {weight === 0
              ? 'The facts do not predict your parcels: every order has the average risk.'
              : `Facts repeat each other, so only ${percent(weight)} of each effect counts. This share predicts your newest parcels best.`}
          </Text>
          <Text size="secondary" tone="second">{`Computed ${formatDateTime(fitted_at)}, once a day`}</Text>
        </Stack>
      </Card>
      {facts
        .filter(({ levels }) => levels.length > 0)
        .map(({ feature, influence, levels }) => (
          <Card
            key={feature}
            title={factLabels[feature]}
            description={`Changes the odds by ${percent(influence - 1)} on average`}
          >
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
      description="How well predictions hold for your own parcels, and what they rest on"
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
