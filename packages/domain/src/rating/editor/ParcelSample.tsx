import {
  Callout,
  DimensionsField,
  Grid,
  MoneyField,
  SegmentedControl,
  Select,
  Stack,
  WeightField,
} from '@khep/ui';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { formatRupees, rupeesToPaise } from '../../money/index.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import { movements, isMovement } from '../charges.ts';
import type { Charges, Movement } from '../charges.ts';
import type { RateCard } from '../rateCard.ts';
import { rateShipment } from '../rateShipment.ts';
import * as styles from './ParcelSample.css.ts';

/** A parcel to try a card with. */
export interface SampleParcel {
  zone: string;
  weight_g: number | undefined;
  length: number | undefined;
  width: number | undefined;
  height: number | undefined;
  /** Rupees; empty for prepaid. */
  collect: number | undefined;
  movement: Movement;
}

export const startingSample: SampleParcel = {
  zone: 'D',
  weight_g: 1200,
  length: 30,
  width: 20,
  height: 15,
  collect: 2499,
  movement: 'forward',
};

export interface ParcelSampleProps {
  card: RateCard;
  zones: readonly string[];
  value: SampleParcel;
  onChange: (sample: SampleParcel) => void;
  /** The version it is compared with. */
  base?: RateCard | undefined;
  baseName?: string | undefined;
  /** Fields that find the zone, such as two PIN codes. */
  children?: ReactNode;
}

/** Prices a parcel by the card as it is typed: each line with its formula, and the difference to another version. */
export const ParcelSample = memo(function ParcelSample(props: ParcelSampleProps) {
  const { card, zones, value, onChange, base, baseName, children } = props;
  const messages = useDomainMessages('parcelSample', domainMessages.parcelSample);
  const set = (patch: Partial<SampleParcel>) => onChange({ ...value, ...patch });
  const priced = priceSample(card, value);
  const before = base && priceSample(base, value);
  return (
    <Stack gap={12}>
      {children}
      <Grid columns={2} gap={12}>
        <Select
          label={messages.zone}
          items={zones.map((zone) => ({ id: zone, label: zone }))}
          value={zones.includes(value.zone) ? value.zone : null}
          onChange={(zone) => set({ zone: zone ?? '' })}
        />
        <WeightField
          label={messages.weight}
          value={value.weight_g}
          onChange={(weight_g) => set({ weight_g })}
        />
      </Grid>
      <DimensionsField
        label={messages.size}
        value={{ length: value.length, width: value.width, height: value.height }}
        onChange={({ length, width, height }) => set({ length, width, height })}
      />
      <MoneyField
        label={messages.collect}
        description={messages.collectHelp}
        value={value.collect}
        onChange={(collect) => set({ collect })}
      />
      <SegmentedControl
        label={messages.outcome}
        isLabelHidden
        value={value.movement}
        onChange={(movement) => isMovement(movement) && set({ movement })}
        items={movements.map((movement) => ({ id: movement, label: messages.outcomes[movement] }))}
      />
      {priced.rated ? (
        <Lines charges={priced} before={before?.rated === true ? before : undefined} baseName={baseName} />
      ) : (
        <Callout tone="caution">{priced.reason}</Callout>
      )}
    </Stack>
  );
});

/** Rates the sample as a booking would be rated. */
export const priceSample = (card: RateCard, sample: SampleParcel) =>
  rateShipment(
    card,
    {
      weight_g: sample.weight_g ?? 0,
      length_cm: sample.length ?? 0,
      width_cm: sample.width ?? 0,
      height_cm: sample.height ?? 0,
    },
    {
      zone: sample.zone,
      movement: sample.movement,
      with_qc: sample.movement === 'dto',
      collect: rupeesToPaise(sample.collect ?? 0),
    },
  );

function Lines({
  charges,
  before,
  baseName,
}: {
  charges: Charges;
  before: Charges | undefined;
  baseName: string | undefined;
}) {
  const messages = useDomainMessages('parcelSample', domainMessages.parcelSample);
  const lines = [
    ...charges.lines,
    { kind: 'gst', label: messages.gst, amount: charges.gst, formula: charges.gst_formula },
  ];
  const beforeOf = (kind: string): number =>
    kind === 'gst' ? (before?.gst ?? 0) : (before?.lines.find((line) => line.kind === kind)?.amount ?? 0);
  return (
    <div className={styles.result} data-component="ParcelSample" aria-live="off">
      <p className={styles.weight}>{charges.weight_words}</p>
      <dl className={styles.lines}>
        {lines.map(({ kind, label, amount, formula }) => (
          <div key={kind} className={styles.line}>
            <dt>{label}</dt>
            <dd className={styles.amount}>{formatRupees(amount)}</dd>
            <dd className={styles.formula}>{formula}</dd>
            {before && (
              <dd className={styles.formula}>
                <Difference amount={amount - beforeOf(kind)} />
              </dd>
            )}
          </div>
        ))}
        <div className={styles.total}>
          <dt>{messages.total}</dt>
          <dd className={styles.amount}>{formatRupees(charges.total)}</dd>
          {before && baseName !== undefined && (
            <>
              <dd className={styles.formula}>{messages.by(formatRupees(before.total), baseName)}</dd>
              <dd className={styles.formula}>
                <Difference amount={charges.total - before.total} />
              </dd>
            </>
          )}
        </div>
      </dl>
    </div>
  );
}

function Difference({ amount }: { amount: number }) {
  const messages = useDomainMessages('parcelSample', domainMessages.parcelSample);
  if (amount === 0) return messages.same;
  return (
    <span className={amount > 0 ? styles.more : styles.less}>
      {amount > 0 && '+'}
      {formatRupees(amount)}
    </span>
  );
}
