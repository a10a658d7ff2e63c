import { Page, Stack, Table, Text } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Foundations/Motion', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const times = [
  { name: '--khep-motion-fast', value: '90 ms', use: 'What answers a press: colour, border' },
  { name: '--khep-motion-normal', value: '140 ms', use: 'What appears beside: menus, tips' },
  { name: '--khep-motion-slow', value: '180 ms', use: 'What covers the page: dialogs, drawers' },
];

const columns = [
  { id: 'name', header: 'Token', cell: (time: (typeof times)[number]) => time.name, isRowHeader: true },
  { id: 'value', header: 'Time', cell: (time: (typeof times)[number]) => time.value },
  { id: 'use', header: 'For', cell: (time: (typeof times)[number]) => time.use },
];

/** Three times and one curve. */
export const EveryTime: Story = {
  render: () => (
    <Page title="Motion" description="Motion says where something came from; it never makes anyone wait.">
      <Stack gap={24}>
        <Table label="Times" rows={times} rowKey={(time) => time.name} columns={columns} />
        <Text>
          Nothing moves without a user action, and nothing moves twice. With reduced motion all durations are
          0 and elements appear in place.
        </Text>
      </Stack>
    </Page>
  ),
};
