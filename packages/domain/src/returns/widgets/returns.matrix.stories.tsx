import { Stack } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReturnActionBar } from './ReturnActionBar.tsx';
import { ReturnDetails } from './ReturnDetails.tsx';
import { ReturnItemsField } from './ReturnItemsField.tsx';
import { ReverseCourierField } from './ReverseCourierField.tsx';
import { mugs, received } from './returnStory.fixture.ts';
import { useReturnBench } from './useReturnBench.tsx';

const none = () => undefined;

function Bench() {
  const { kind, is_paid, actions } = received;
  const bench = useReturnBench({ id: 'ret_1', kind, is_paid, fee: 100, items: [mugs], actions }, () =>
    Promise.resolve(''),
  );
  return <ReturnDetails data={received} bench={bench} />;
}

const meta = { title: 'Domain/Returns matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A return on the bench. */
export const OnTheBench: Story = { render: () => <Bench /> };

/** Choices before a return, and actions after it. */
export const Choices: Story = {
  render: () => (
    <Stack gap={24}>
      <ReturnItemsField
        items={[
          {
            sku_id: 'CU-KAL-1',
            sku_name: 'Kalamkari cushion cover',
            delivered: 3,
            returnable: 2,
            unit_paid: 699,
          },
          { sku_id: 'BP-MUG-6', sku_name: 'Blue pottery mugs', delivered: 1, returnable: 0, unit_paid: 1499 },
        ]}
        value={[{ sku_id: 'CU-KAL-1', quantity: 2 }]}
        onChange={none}
      />
      <ReverseCourierField
        couriers={[
          {
            courier_id: 1,
            name: 'Delhivery Reverse',
            is_possible: true,
            reason: '',
            charge: 269.32,
            schedules_itself: true,
            checks_goods: null,
          },
          {
            courier_id: 2,
            name: 'Bluedart Reverse',
            is_possible: false,
            reason: "Doesn't pick up at 302001.",
            charge: null,
            schedules_itself: false,
            checks_goods: null,
          },
        ]}
        value={1}
        onChange={none}
      />
      <ReturnActionBar
        actions={{
          can_decide: true,
          can_schedule: true,
          can_cancel: false,
          can_check: true,
          can_refund: false,
          can_finish_repair: true,
        }}
        isScheduled
        isDirty={false}
        finishLabel="Refund ₹2,098.00, restock 2"
        inRepair={[]}
        onAction={none}
        onRepaired={none}
      />
    </Stack>
  ),
};
