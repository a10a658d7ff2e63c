import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Drawer } from './Drawer.tsx';

const meta = { title: 'Kit/Drawer', component: Drawer, args: { title: 'Add rule' } } satisfies Meta<
  typeof Drawer
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** At the side of the page; the close button closes it. */
export const AtTheSide: Story = {
  parameters: { answers: ['closes-by-cross-and-escape', 'whole-width-on-a-phone'] },
  render: (args) => (
    <Drawer
      {...args}
      trigger={<Button>Add rule</Button>}
      description="The first rule that fits decides"
      actions={(close) => (
        <Button tone="accent" onPress={close}>
          Save rule
        </Button>
      )}
    >
      Conditions go here.
    </Drawer>
  ),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Add rule' }));
    const drawer = await page.findByRole('dialog', { name: 'Add rule' });
    await expect(drawer.getBoundingClientRect().width).toBeLessThanOrEqual(window.innerWidth);
    await expect(getComputedStyle(drawer.parentElement!).maxInlineSize).toBe(`${window.innerWidth}px`);
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    const button = canvas.getByRole('button', { name: 'Add rule' });
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await page.findByRole('dialog', { name: 'Add rule' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
