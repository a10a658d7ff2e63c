import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { DescriptionList } from '../DescriptionList/index.ts';
import { Link } from '../Link/index.ts';
import { Stack } from '../Stack/index.ts';
import { HoverCard } from './HoverCard.tsx';

const meta = {
  title: 'Kit/HoverCard',
  component: HoverCard,
  args: {
    label: 'Asha Rao',
    trigger: <Link href="#buyer">Asha Rao</Link>,
    children: (
      <Stack gap={8}>
        <DescriptionList
          items={[
            { term: 'Orders', detail: '14' },
            { term: 'Refused', detail: '1' },
          ]}
        />
        <Link href="#orders">Her orders</Link>
      </Stack>
    ),
  },
} satisfies Meta<typeof HoverCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The pointer is over the link. */
export const OnHover: Story = {
  parameters: { answers: ['shows-on-hover-and-focus'] },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const link = canvas.getByRole('link', { name: 'Asha Rao' });
    // Simulates movement, to distinguish it from scrolling under a resting pointer.
    await fireEvent.pointerMove(canvasElement.ownerDocument.body, { pointerType: 'mouse' });
    await userEvent.hover(link);
    await expect(await page.findByRole('dialog', { name: 'Asha Rao' })).toHaveTextContent('Refused');
    await userEvent.unhover(link);
    await fireEvent.pointerMove(canvasElement.ownerDocument.body, {
      pointerType: 'mouse',
      clientX: 900,
      clientY: 700,
    });
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

/** Focused, entered and left by keyboard. */
export const ByKeyboard: Story = {
  parameters: { answers: ['shows-on-hover-and-focus', 'escape-closes', 'tab-goes-in'] },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await waitFor(() => expect(page.getByRole('dialog', { name: 'Asha Rao' })).toBeVisible());
    await userEvent.tab();
    await waitFor(() => expect(page.getByRole('link', { name: 'Her orders' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Asha Rao' })).toHaveFocus());
  },
};
