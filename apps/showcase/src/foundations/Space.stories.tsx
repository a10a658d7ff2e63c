import { Page, Stack, Table, Text, spaceSteps, type SpaceStep } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Foundations/Space', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const Bar = ({ step }: { step: SpaceStep }) => (
  <span
    style={{
      display: 'block',
      inlineSize: `var(--khep-space-${step})`,
      blockSize: 16,
      background: 'var(--khep-color-accent)',
    }}
  />
);

const columns = [
  { id: 'step', header: 'Pixels', cell: (step: SpaceStep) => step, isRowHeader: true },
  { id: 'bar', header: 'Looks', cell: (step: SpaceStep) => <Bar step={step} /> },
];

/** Twelve steps, named by their pixels. */
export const EveryStep: Story = {
  render: () => (
    <Page
      title="Space"
      description="Components have no outer margin: the layout around them gives the space."
    >
      <Stack gap={24}>
        <Text>
          4 and 6 inside a control, 8 between what belongs together, 12 and 16 between fields, 24 between
          sections, 32 and more between parts of a page.
        </Text>
        <Table label="Steps of space" rows={spaceSteps} rowKey={String} columns={columns} />
      </Stack>
    </Page>
  ),
};
