import { Card, LinkButton, Stack, Text } from '@khep/ui';
import { paths } from '../../paths.ts';

/** Orders from files, through the data mapper: columns are matched once and recognized next time. */
export function ChannelFiles() {
  return (
    <Card title="Orders from a file" description="CSV or XLSX of any shop or marketplace">
      <Stack gap={16}>
        <Text tone="second">
          Columns with other names are matched when you import. Rejected rows can be corrected in place or
          downloaded with their reasons. Set the column channel_id to custom to count them for this channel.
        </Text>
        <div>
          <LinkButton href={paths.newOrders()}>Import orders</LinkButton>{' '}
          <LinkButton href={paths.settings('data-mapper')}>Saved mappings</LinkButton>
        </div>
      </Stack>
    </Card>
  );
}
