import type { DeliveryFeedback } from '@khep/api';
import { Card, Link, StatusBadge, Table, Text } from '@khep/ui';
import type { StatusBadgeProps, TableColumn } from '@khep/ui';
import { paths } from '../../paths.ts';
import { formatDateTime } from '@khep/domain/days';
import { starLabel } from './ratingWords.ts';

type Comment = DeliveryFeedback['comments'][number];

const tones: readonly StatusBadgeProps['tone'][] = [
  'critical',
  'critical',
  'caution',
  'positive',
  'positive',
];

const commentColumns: readonly TableColumn<Comment>[] = [
  {
    id: 'order',
    header: 'Order',
    isRowHeader: true,
    isWhole: true,
    width: '120px',
    cell: ({ order_id, order_number }) => <Link href={paths.orderDetails(order_id)}>{order_number}</Link>,
  },
  {
    id: 'rating',
    header: 'Rating',
    width: '110px',
    cell: ({ rating }) => (
      <StatusBadge tone={tones[rating - 1] ?? 'neutral'}>{starLabel(rating)}</StatusBadge>
    ),
  },
  { id: 'comment', header: 'Comment', cell: ({ comment }) => comment },
  { id: 'at', header: 'Rated', width: '180px', cell: ({ at }) => formatDateTime(at) },
];

/** Lists the comments of buyers, each with a link to the order. */
export function RatingComments({ comments }: { comments: readonly Comment[] }) {
  return (
    <Card title="Newest comments">
      {comments.length === 0 ? (
        <Text tone="second">No buyer left a comment in this period.</Text>
      ) : (
        <Table
          label="Comments of buyers"
          rows={comments}
          rowKey={({ order_id }) => order_id}
          columns={commentColumns}
          narrowLayout="stacked"
        />
      )}
    </Card>
  );
}
