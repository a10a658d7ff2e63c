import { StatusBadge } from '@khep/ui';
import { CourierBadge } from '../../couriers/CourierBadge.tsx';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import { formatPercent, formatRupeeValue } from '../../money/index.ts';
import { formatDate } from '../../days/index.ts';
import { ChargeBreakdown } from './ChargeBreakdown.tsx';
import type { ChargesData } from './ChargeBreakdown.tsx';
import * as styles from './ServiceRates.css.ts';

const defaults = domainMessages.serviceRates;

/** A service with its price, rupees. */
export interface ServiceRateData {
  courier_id: number;
  name: string;
  zone: string;
  zone_why: string;
  promise_days: number;
  promised_on: string;
  actual_days: number | null;
  kept_percent: number | null;
  delivered_percent: number | null;
  price: number;
  rto_price: number | null;
  rto_percent: number | null;
  likely: number;
  likely_why: string;
  history: string;
  charges: ChargesData;
  rto_charges: ChargesData | null;
  limits: { cod: boolean; max_cod: number | null; max_weight: number | null; reverse: boolean; oda: boolean };
}

export interface BestServices {
  likely: number | null;
  price: number | null;
  promise: number | null;
}

export interface ServiceRatesProps {
  /** In the order to show. */
  services: readonly ServiceRateData[];
  best: BestServices;
  label: string;
}

/** Services with price, promise and likely cost; each opens into its charges. */
export function ServiceRates({ services, best, label }: ServiceRatesProps) {
  return (
    <ul className={styles.list} aria-label={label} data-component="ServiceRates">
      {services.map((service) => (
        <li key={service.courier_id} className={styles.row}>
          <ServiceRow service={service} best={best} />
        </li>
      ))}
    </ul>
  );
}

function ServiceRow({ service, best }: { service: ServiceRateData; best: BestServices }) {
  const messages = useDomainMessages('serviceRates', defaults);
  const { courier_id, price, rto_price, likely, rto_percent, kept_percent } = service;
  const badges = [
    best.likely === courier_id && messages.likelyCheapest,
    best.price === courier_id && best.price !== best.likely && messages.lowestPrice,
    best.promise === courier_id && best.promise !== best.likely && messages.fastest,
  ].filter((badge) => badge !== false);
  return (
    <details>
      <summary className={styles.summary}>
        <span className={styles.chevron} aria-hidden="true" />
        <CourierBadge name={service.name} />
        <span className={styles.service}>
          <span className={styles.name}>{service.name}</span>
          {badges.map((badge) => (
            <StatusBadge key={badge} tone="accent">
              {badge}
            </StatusBadge>
          ))}
        </span>
        <span className={`${styles.cell} ${styles.onlyWide}`}>
          <span>{messages.promise(formatDate(service.promised_on))}</span>
          <span className={styles.note}>
            {messages.days(service.promise_days)}
            {kept_percent !== null && messages.kept(formatPercent(kept_percent, { decimals: 0 }))}
          </span>
        </span>
        <span className={`${styles.number} ${styles.onlyWide}`}>
          <span>{formatRupeeValue(price)}</span>
          <span className={styles.note}>{messages.price}</span>
        </span>
        <span className={`${styles.number} ${styles.onlyWide}`}>
          <span>{rto_price === null ? '—' : formatRupeeValue(rto_price)}</span>
          <span className={styles.note}>{messages.withRto}</span>
        </span>
        <span className={styles.number}>
          <span className={styles.strong}>{formatRupeeValue(likely)}</span>
          <span className={styles.note}>
            {rto_percent === null
              ? messages.noHistory
              : messages.rtoShare(formatPercent(rto_percent, { decimals: 1 }))}
          </span>
        </span>
      </summary>
      <ServiceDetails service={service} />
    </details>
  );
}

function ServiceDetails({ service }: { service: ServiceRateData }) {
  const messages = useDomainMessages('serviceRates', defaults);
  const { limits, actual_days, delivered_percent } = service;
  const facts = [
    messages.zone(service.zone, service.zone_why),
    actual_days !== null && messages.actual(actual_days),
    delivered_percent !== null &&
      messages.delivered(formatPercent(delivered_percent, { decimals: 1 }), service.history),
    limits.cod
      ? messages.cod(limits.max_cod === null ? '' : formatRupeeValue(limits.max_cod, { decimals: 'auto' }))
      : messages.noCod,
    limits.max_weight !== null && messages.maxWeight(limits.max_weight),
    limits.reverse ? messages.reverse : messages.noReverse,
    limits.oda && messages.oda,
  ].filter((fact) => fact !== false);
  return (
    <div className={styles.details}>
      <div className={styles.part}>
        <p className={styles.heading}>{messages.ifDelivered}</p>
        <ChargeBreakdown charges={service.charges} />
      </div>
      <div className={styles.part}>
        <p className={styles.heading}>{messages.ifReturned}</p>
        {service.rto_charges ? (
          <ChargeBreakdown charges={service.rto_charges} />
        ) : (
          <p className={styles.note}>{messages.noRtoRate}</p>
        )}
      </div>
      <div className={styles.part}>
        <p className={styles.heading}>{messages.likely(formatRupeeValue(service.likely))}</p>
        <p className={styles.note}>{service.likely_why}</p>
        {facts.map((fact) => (
          <p key={fact} className={styles.note}>
            {fact}
          </p>
        ))}
      </div>
    </div>
  );
}
