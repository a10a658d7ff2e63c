import type { ShipmentTab } from '@khep/domain/shipments';
import { calls } from '@khep/api';
import type { QueryOf, TrackedShipment } from '@khep/api';
import { formatSilence, shipmentStateLabel, situationNote } from '@khep/domain/shipments';
import { formatRupeeValue } from '@khep/domain/money';
import { describeLateness, describePredictionBasis } from '@khep/domain/tracking';
import { daysBetween, formatWeekday, istDay } from '@khep/domain/days';
import { Text } from '@khep/ui';
import { columnsFor } from '../../patterns/list/columns.tsx';
import { defineList } from '../../patterns/list/defineList.ts';
import type { List } from '../../patterns/list/defineList.ts';
import type { ListFilter } from '../../patterns/list/listFilters.ts';
import { shipmentActions } from './shipmentActions.ts';
import { TrackedStatus } from './TrackedStatus.tsx';
import { formatRelative } from '../../patterns/formatTime.ts';
import { courierFilter, paymentFilter, warehouseFilter } from '../../patterns/list/listFilters.ts';

type Endpoint = typeof calls.tracking.list;
type Param = keyof NonNullable<QueryOf<Endpoint>>;

const { text, custom, date } = columnsFor<TrackedShipment>();
const promisedDay = ({ promised_date }: TrackedShipment) => istDay(promised_date ?? '');

const predictedDay = ({ prediction }: TrackedShipment) => prediction?.day ?? '';

const sampleText = (row: TrackedShipment) =>
  row.prediction ? describePredictionBasis(row.prediction, promisedDay(row)) : '';

/** "No scan for 58 h" of a stuck shipment, else when the last one was. */
function lastScan(row: TrackedShipment): string {
  if (row.silence?.is_stuck === true) return `No scan for ${formatSilence(row.silence.hours)}`;
  return row.last_scan_at ? formatRelative(row.last_scan_at) : 'No scan yet';
}

const asked = ({ inquiry }: TrackedShipment): string => {
  if (inquiry?.state === 'sent' || inquiry?.state === 'queued')
    return inquiry.kind === 'claim' ? 'Claim sent' : 'Courier asked';
  return inquiry?.state === 'answered' ? 'Courier answered' : '';
};

/** Days after the promise: of the delivery, else of the prediction. */
function daysLate(row: TrackedShipment): number | null {
  const promised = promisedDay(row);
  const end = row.status === 'DELIVERED' ? istDay(row.last_scan_at ?? '') : predictedDay(row);
  return promised === '' || !end ? null : daysBetween(promised, end);
}

function lateness(row: TrackedShipment): string {
  const days = daysLate(row);
  return days === null ? '' : describeLateness(days);
}

const dayText = (day: string) => (day === '' ? '' : formatWeekday(day));

const columns = [
  text({
    id: 'shipment',
    header: 'Shipment',
    width: 160,
    isRowHeader: true,
    card: 1,
    value: 'order_number',
    secondary: (row) => row.awb ?? 'No AWB',
  }),
  custom({
    id: 'status',
    header: 'Status',
    width: 160,
    card: 2,
    value: (row) => (row.silence?.is_stuck === true ? 'Stuck' : shipmentStateLabel(row.status)),
    cell: (row) => <TrackedStatus row={row} />,
    secondary: (row) => situationNote(row.situation),
  }),
  text({
    id: 'to',
    header: 'To',
    width: 170,
    card: 3,
    value: (row) => row.ship_to.name,
    secondary: (row) => `${row.ship_to.city} ${row.ship_to.pincode}`,
  }),
  text({
    id: 'courier',
    header: 'Courier',
    width: 150,
    value: 'courier_name',
    secondary: (row) => (row.zone ? `Zone ${row.zone}` : ''),
  }),
  text({
    id: 'promise',
    header: 'Promise',
    width: 130,
    card: 4,
    value: (row) => dayText(promisedDay(row)),
    secondary: (row) => {
      const days = daysLate(row) ?? 0;
      const tone = days > 1 ? 'critical' : days > 0 ? 'caution' : days < 0 ? 'positive' : 'second';
      return (
        <Text as="span" size="secondary" tone={tone}>
          {lateness(row)}
        </Text>
      );
    },
  }),
  text({
    id: 'predicted',
    header: 'Predicted',
    width: 140,
    value: (row) => dayText(predictedDay(row)),
    secondary: sampleText,
  }),
  text({
    id: 'last-scan',
    header: 'Last scan',
    width: 200,
    value: lastScan,
    secondary: (row) =>
      [asked(row) || row.last_scan?.remark, row.last_scan?.location].filter(Boolean).join(', '),
  }),
  date({ id: 'created', header: 'Created', width: 160, value: 'created_at', isHidden: true }),
];

/** What became of the claim for a lost or damaged shipment, or until when there can be one. */
function claimText({ claim, inquiry }: TrackedShipment): string {
  if (!claim) return '';
  if (inquiry?.kind === 'claim' && inquiry.state !== 'rejected')
    return inquiry.paid === null
      ? `${formatRupeeValue(inquiry.amount ?? 0)} claimed`
      : `${formatRupeeValue(inquiry.paid)} paid`;
  return claim.is_late ? 'Too late' : `Until ${formatWeekday(istDay(claim.deadline))}`;
}

const lostColumns = [
  ...columns.filter(({ id }) => id !== 'predicted'),
  text({
    id: 'claim',
    header: 'Claim',
    width: 160,
    value: claimText,
    secondary: ({ claim }) => (claim ? `${formatRupeeValue(claim.declared_value)} declared` : ''),
  }),
];

const filters: readonly ListFilter<Param>[] = [
  { kind: 'oneOf', id: 'is_stuck', label: 'Scans', options: { true: 'Stuck' } },
  { kind: 'oneOf', id: 'promise', label: 'Promise', options: { late: 'Running late', today: 'Due today' } },
  courierFilter,
  warehouseFilter,
  paymentFilter,
];

const empty: Record<ShipmentTab, string> = {
  all: 'No shipments in this period',
  pending: 'No shipments wait for their pickup',
  'in-transit': 'No shipments are with couriers',
  delivered: 'No shipments were delivered in this period',
  lost: 'No shipments were lost or damaged in this period',
};

const define = (tab: ShipmentTab): List<Endpoint> =>
  defineList({
    id: `shipments-${tab}`,
    label: 'Shipments',
    noun: ['shipment', 'shipments'],
    endpoint: calls.tracking.list,
    query: { tab },
    rowLabel: (row) => row.awb ?? row.order_number,
    searchLabel: 'Order, AWB, buyer or phone',
    // Open shipments show every day: nothing open hides.
    filters:
      tab === 'pending' || tab === 'in-transit'
        ? [{ kind: 'dates', label: 'Created' }, ...filters]
        : [{ kind: 'dates', label: 'Created', defaultPreset: 'last30' }, ...filters],
    columns: tab === 'lost' ? lostColumns : columns,
    summary: (rows) => `${formatRupeeValue(rows.reduce((sum, { collectible }) => sum + collectible, 0))} COD`,
    actions: shipmentActions,
    download: 'csv',
    empty: { title: empty[tab] },
    noPermission: 'Ask a brand owner for access to shipments.',
    refreshSeconds: 15,
  });

export const shipmentLists: Record<ShipmentTab, List<Endpoint>> = {
  all: define('all'),
  pending: define('pending'),
  'in-transit': define('in-transit'),
  delivered: define('delivered'),
  lost: define('lost'),
};
