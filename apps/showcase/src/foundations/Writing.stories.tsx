import { Page, Stack, Table, Text } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Foundations/Writing', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface Rule {
  where: string;
  write: string;
  instead: string;
  why: string;
}

const rules: Rule[] = [
  {
    where: 'A button',
    write: 'Cancel order',
    instead: 'OK',
    why: 'A verb and its object can be understood without the text around it.',
  },
  {
    where: 'An error',
    write: 'Enter the six digits of the pincode.',
    instead: 'Invalid input',
    why: 'It says what to do, not what is wrong with the person.',
  },
  {
    where: 'An empty page',
    write: 'No orders yet. Create one, or connect your shop.',
    instead: 'No data found',
    why: 'It says why, and the one thing to do next.',
  },
  {
    where: 'A question',
    write: 'Delete the Jaipur warehouse?',
    instead: 'Are you sure?',
    why: 'The answer is on the button: Delete warehouse.',
  },
  {
    where: 'Money',
    write: '₹12,34,567.00',
    instead: 'Rs. 1234567',
    why: 'Indian grouping, two decimals where someone will pay it.',
  },
  {
    where: 'A date',
    write: '21 Nov 2026, 12:30 pm',
    instead: '21/11/26',
    why: 'Nobody has to guess which number is the month.',
  },
];

const columns = [
  { id: 'where', header: 'Where', cell: (rule: Rule) => rule.where, isRowHeader: true },
  { id: 'write', header: 'Write', cell: (rule: Rule) => rule.write },
  { id: 'instead', header: 'Instead of', cell: (rule: Rule) => rule.instead },
  { id: 'why', header: 'Because', cell: (rule: Rule) => rule.why },
];

/** The words of the product. */
export const HowWeWrite: Story = {
  render: () => (
    <Page title="Writing" description="Plain words, sentence case, no exclamation marks.">
      <Stack gap={24}>
        <Table label="How we write" rows={rules} rowKey={(rule) => rule.where} columns={columns} />
        <Text>
          The field’s own words stay: AWB, COD, NDR, RTO. The kit’s words are in one file of messages, so that
          they can be translated; sentences are whole there, never put together from parts.
        </Text>
      </Stack>
    </Page>
  ),
};
