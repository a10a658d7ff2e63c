import type { TrackedShipment } from '@khep/api';
import { formatWeekday } from '@khep/domain/days';
import { formatRupeeValue } from '@khep/domain/money';
import { shipmentStateLabel, situationNote } from '@khep/domain/shipments';
import {
  describeClaim,
  describeDelay,
  describeInquiry,
  describeLastScan,
  describePredictionBasis,
  promisedDay,
} from '@khep/domain/tracking';
import { Text } from '@khep/ui';
import { formatRelative } from '../../patterns/formatTime.ts';
import { columnsFor } from '../../patterns/list/columns.tsx';
import { TrackedStatus } from './TrackedStatus.tsx';

const { text, custom, date } = columnsFor<TrackedShipment>();

const dayText = (day: string) => (day === '' ? '' : formatWeekday(day));

/** Where each shipment is, and when it comes. */
export const shipmentColumns = [
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
    width: 170,
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
      const delay = describeDelay(row);
      return (
        delay && (
          <Text as="span" size="secondary" tone={delay.tone}>
            {delay.words}
          </Text>
        )
      );
    },
  }),
  text({
    id: 'predicted',
    header: 'Predicted',
    width: 140,
    value: (row) => dayText(row.prediction?.day ?? ''),
    secondary: (row) => row.prediction && describePredictionBasis(row.prediction, promisedDay(row)),
  }),
  text({
    id: 'last-scan',
    header: 'Last scan',
    width: 200,
    value: (row) => describeLastScan(row, formatRelative),
    secondary: (row) =>
      [describeInquiry(row) || row.last_scan?.remark, row.last_scan?.location].filter(Boolean).join(', '),
  }),
  date({ id: 'created', header: 'Created', width: 160, value: 'created_at', isHidden: true }),
];

/** With the claim instead of a prediction. */
export const lostColumns = [
  ...shipmentColumns.filter(({ id }) => id !== 'predicted'),
  text({
    id: 'claim',
    header: 'Claim',
    width: 160,
    value: describeClaim,
    secondary: ({ claim }) => (claim ? `${formatRupeeValue(claim.declared_value)} declared` : ''),
  }),
];
