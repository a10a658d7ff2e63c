import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { DialogTrigger } from '../Dialog/index.ts';
import { Drawer } from './Drawer.tsx';

const meta = { title: 'Kit/Drawer', component: Drawer, args: { title: 'Add rule' } } satisfies Meta<
  typeof Drawer
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** At the side, with the page still in sight; its cross closes it. */
export const AtTheSide: Story = {
  render: (args) => (
    <DialogTrigger>
      <Button>Add rule</Button>
      <Drawer
        {...args}
        description="The first rule that fits decides"
        actions={(close) => (
          <Button tone="accent" onPress={close}>
            Save rule
          </Button>
        )}
      >
        Conditions go here.
      </Drawer>
    </DialogTrigger>
  ),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Add rule' }));
    await page.findByRole('dialog', { name: 'Add rule' });
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};
