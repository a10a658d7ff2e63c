import { Button, Callout, Card, EmptyState, Grid, Inline, LinkButton, SegmentedControl } from '@khep/ui';
import { Stack, Table, Text } from '@khep/ui';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { formatKilograms, formatRupeeValue } from '../../money/index.ts';
import type { WayOut } from '../alternatives.ts';
import { ratingMessages } from '../../messages/rating.ts';
import { ServiceRates } from '../widgets/ServiceRates.tsx';
import type { BestServices, ServiceRateData } from '../widgets/ServiceRates.tsx';
import { PriceByWeight } from './PriceByWeight.tsx';
import type { PriceByWeightProps } from './PriceByWeight.tsx';
import { serviceSorts, sortServices } from './sortServices.ts';
import type { ServiceSort } from './sortServices.ts';

const defaults = ratingMessages.rateResult;

/** A PIN code with its place; without a state it isn't in the directory. */
interface PlaceData {
  pincode: string;
  city: string;
  state: string;
}

interface UnableServiceData {
  courier_id: number;
  name: string;
  reason: string;
  way_out: WayOut;
}

/** The services for a parcel, as sent by the API. Rupees. */
export interface RateResultData {
  from: PlaceData;
  to: PlaceData;
  volumetric_g: number;
  services: readonly (ServiceRateData & PriceByWeightProps['service'])[];
  /** Services that can't ship it. */
  others: readonly UnableServiceData[];
  best: BestServices;
  /** A smaller box that costs less with the likely cheapest service. */
  tip: { height: number; saves: number; charged_g: number; less_cm: number } | null;
}

export interface RateResultProps {
  result: RateResultData;
  /** Rupees to collect; undefined for a prepaid parcel. */
  collect: number | undefined;
  sort: ServiceSort;
  onSortChange: (sort: ServiceSort) => void;
  /** Prices the same parcel as prepaid. */
  onPrepaid: () => void;
  /** Address of a courier, or of its rate card. */
  courierHref: (courier_id: number, tab?: 'rate-card') => string;
}

const describePlace = ({ pincode, city, state }: PlaceData) =>
  [city, pincode, state].filter(Boolean).join(', ');

/** The parcel, as it is priced. A PIN code that isn't in the directory has the zone that its digits give. */
function PricedParcel({ result, collect }: Pick<RateResultProps, 'result' | 'collect'>) {
  const messages = useDomainMessages('rateResult', defaults);
  const { from, to, services, volumetric_g } = result;
  const [first] = services;
  const unknown = [from, to].filter(({ state }) => state === '').map(({ pincode }) => pincode);
  return (
    <Card>
      <Inline gap={24} justify="space-between">
        <Text>{messages.lane(describePlace(from), describePlace(to))}</Text>
        {first && <Text>{messages.zone(first.zone, first.zone_why)}</Text>}
        {first && <Text>{messages.charged(formatKilograms(first.charged_g))}</Text>}
        {volumetric_g > 0 && <Text>{messages.volumetric(formatKilograms(volumetric_g))}</Text>}
        <Text>
          {collect === undefined
            ? messages.prepaid
            : messages.cod(formatRupeeValue(collect, { decimals: 'auto' }))}
        </Text>
      </Inline>
      {unknown.length > 0 && <Callout tone="caution">{messages.unknown(unknown)}</Callout>}
    </Card>
  );
}

/** The cheapest price isn't the likely cheapest: says so, with both differences. */
function PriceTrap({ services, best }: Pick<RateResultData, 'services' | 'best'>) {
  const messages = useDomainMessages('rateResult', defaults);
  const cheap = services.find(({ courier_id }) => courier_id === best.price);
  const likely = services.find(({ courier_id }) => courier_id === best.likely);
  if (!cheap || !likely || cheap === likely) return null;
  const less = formatRupeeValue(likely.price - cheap.price);
  const more = formatRupeeValue(cheap.likely - likely.likely);
  return (
    <Grid columns={1}>
      <Callout tone="caution">{messages.cheaperButRiskier(cheap.name, less, more, cheap.likely_why)}</Callout>
    </Grid>
  );
}

/** How a service that can't ship the parcel could. */
function WayOutButton({
  service: { courier_id, way_out },
  onPrepaid,
  courierHref,
}: Pick<RateResultProps, 'onPrepaid' | 'courierHref'> & { service: UnableServiceData }) {
  const messages = useDomainMessages('rateResult', defaults);
  if (way_out === 'prepaid')
    return (
      <Button size="small" onPress={onPrepaid}>
        {messages.pricePrepaid}
      </Button>
    );
  const needsRateCard = way_out === 'rate-card';
  return (
    <LinkButton
      size="small"
      href={needsRateCard ? courierHref(courier_id, way_out) : courierHref(courier_id)}
    >
      {needsRateCard ? messages.addRateCard : messages.courierSettings}
    </LinkButton>
  );
}

function UnableServices(props: RateResultProps) {
  const messages = useDomainMessages('rateResult', defaults);
  const { others } = props.result;
  return (
    <Card title={messages.unable(others.length)}>
      <Table
        label={messages.unableLabel}
        rows={others}
        rowKey={({ courier_id }) => String(courier_id)}
        narrowLayout="stacked"
        columns={[
          { id: 'name', header: messages.service, isRowHeader: true, cell: ({ name }) => name },
          { id: 'reason', header: messages.reason, cell: ({ reason }) => reason },
          {
            id: 'way-out',
            header: messages.wayOut,
            align: 'end',
            width: '190px',
            cell: (service) => <WayOutButton service={service} {...props} />,
          },
        ]}
      />
    </Card>
  );
}

/** The services for a parcel, the reasons of the others, and how the price follows the weight. */
export function RateResult(props: RateResultProps) {
  const messages = useDomainMessages('rateResult', defaults);
  const { result, sort, onSortChange } = props;
  const { services, others, best, tip } = result;
  const sorted = sortServices(services, sort);
  const title = messages.able(services.length);
  const [first] = sorted;
  return (
    <Stack gap={16}>
      <PricedParcel result={{ ...result, services: sorted }} collect={props.collect} />
      <Card
        title={title}
        description={messages.help}
        actions={
          <SegmentedControl
            label={messages.bestBy}
            isLabelHidden
            items={serviceSorts.map((id) => ({ id, label: messages.sorts[id] }))}
            value={sort}
            onChange={(next) => onSortChange(serviceSorts.find((id) => id === next) ?? 'likely')}
          />
        }
      >
        <Stack gap={12}>
          <PriceTrap services={services} best={best} />
          {services.length === 0 ? (
            <EmptyState title={messages.none} description={messages.noneHelp} />
          ) : (
            <ServiceRates services={sorted} best={best} label={title} />
          )}
        </Stack>
      </Card>
      {tip && (
        <Callout tone="positive" title={messages.lower(tip.less_cm, formatRupeeValue(tip.saves))}>
          {messages.lowerHelp(tip.height, formatKilograms(tip.charged_g))}
        </Callout>
      )}
      {first && first.curve.length > 1 && <PriceByWeight service={first} />}
      {others.length > 0 && <UnableServices {...props} />}
    </Stack>
  );
}
