import { Callout } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ReturnDetails } from './ReturnDetails.tsx';
import type { ReturnDetailsProps } from './ReturnDetails.tsx';
import { cushion, mugs, received } from './returnStory.fixture.ts';
import { useReturnBench } from './useReturnBench.tsx';

const upload = fn((photo: File) => Promise.resolve(`/files/${photo.name}`));

function Bench({
  items = [mugs, cushion],
  ...props
}: Omit<ReturnDetailsProps, 'bench'> & { items?: (typeof mugs)[] }) {
  const { kind, is_paid, actions } = props.data;
  const bench = useReturnBench({ id: 'ret_1', kind, is_paid, fee: 100, items, actions }, upload);
  return (
    <>
      <ReturnDetails {...props} bench={bench} />
      <output aria-label="Refund">{bench.refund}</output>
    </>
  );
}

const meta = {
  title: 'Domain/ReturnDetails',
  component: Bench,
  args: { data: received, isPaged: false },
} satisfies Meta<typeof Bench>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On the bench: the keys 1, 2 and 3 decide the marked item, and the refund follows. */
export const OnTheBench: Story = {
  play: async ({ canvas }) => {
    await userEvent.keyboard('2');
    await expect(canvas.getByRole('radio', { name: 'Write off', checked: true })).toBeVisible();
    await expect(canvas.getByRole('status', { name: 'Refund' })).toHaveTextContent('2098');
    await userEvent.click(canvas.getAllByRole('radio', { name: 'Send back' })[1]!);
    await expect(canvas.getByRole('status', { name: 'Refund' })).toHaveTextContent('1399');
    await userEvent.click(canvas.getByRole('button', { name: 'History' }));
    await expect(canvas.getByRole('list', { name: 'History of the return' })).toBeVisible();
  },
};

/** A phone shows one item at a time. */
export const OnAPhone: Story = {
  args: { isPaged: true },
  parameters: { answers: ['one-item-on-a-phone'] },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of 2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next item' }));
    await expect(canvas.getByRole('heading', { name: 'Kalamkari cushion cover' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next item' })).toBeDisabled();
  },
};

/** The pickup failed, and can only be booked again. Long words of the buyer, in Hindi. */
export const PickupFailed: Story = {
  args: {
    data: {
      ...received,
      status: 'PICKUP_FAILED',
      remark: 'मग का हैंडल टूटा हुआ आया, डिब्बा भी एक तरफ़ से दबा हुआ था। कृपया शाम छह बजे के बाद लेने आएँ।',
      pickup_failures: 2,
      scans: [{ remark: 'Door locked.' }],
      actions: { can_check: false, schedule_note: 'The courier schedules the pickup itself.' },
    },
    children: <Callout tone="info">Book the return</Callout>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The pickup failed 2 times. Door locked.')).toBeVisible();
    await expect(canvas.getByText('Book the return')).toBeVisible();
  },
};

/** An exchange refunds nothing, and leads to the new order. */
export const Exchange: Story = {
  args: {
    data: {
      ...received,
      kind: 'exchange',
      status: 'EXCHANGED',
      exchange: { order_number: 'KH-100498' },
      charges: null,
      actions: { can_check: false, schedule_note: '' },
    },
    exchangeHref: '#order',
    items: [{ ...mugs, disposition: 'restock' }],
  },
  parameters: { answers: ['says-why-no-refund'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'KH-100498' })).toBeVisible();
    await expect(canvas.getByText('The items are sent again instead.')).toBeVisible();
  },
};
