import { Page, Table, text } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Foundations/Type', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Size = keyof typeof text;

const uses: Record<Size, string> = {
  pageTitle: 'A page’s one title',
  title: 'Title of a card or dialog',
  number: 'One number that counts',
  body: 'Everything else: 14 px, in rem so that a reader’s own size is respected',
  label: 'Labels of fields',
  secondary: 'What supports: never under 12 px',
};

const Sample = ({ size }: { size: Size }) => (
  <span style={{ ...text[size], display: 'block' }}>Order KH-100482 · ₹12,34,567 · आज का पिकअप</span>
);

const columns = [
  { id: 'size', header: 'Size', cell: (size: Size) => size, isRowHeader: true },
  { id: 'sample', header: 'Looks', cell: (size: Size) => <Sample size={size} /> },
  { id: 'use', header: 'For', cell: (size: Size) => uses[size] },
];

/** Hanken Grotesk, bundled; Devanagari falls back to the system's Noto Sans, whose height the lines leave room for. */
export const EverySize: Story = {
  render: () => (
    <Page title="Type" description="One family, six sizes, four weights. Digits stand in columns in tables.">
      <Table
        label="Sizes of type"
        rows={Object.keys(uses) as Size[]}
        rowKey={(size) => size}
        columns={columns}
      />
    </Page>
  ),
};
