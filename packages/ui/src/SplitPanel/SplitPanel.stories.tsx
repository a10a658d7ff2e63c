import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { DescriptionList } from '../DescriptionList/index.ts';
import { Stack } from '../Stack/index.ts';
import { SplitPanel } from './SplitPanel.tsx';

const orders = ['KH-100482', 'KH-100483', 'KH-100484'];
const onOpenChange = fn();
const onWidthChange = fn();

function Orders({ initiallyOpen }: { initiallyOpen?: string }) {
  const [open, setOpen] = useState(initiallyOpen);
  return (
    <div style={{ blockSize: 480 }}>
      <SplitPanel
        ids={orders}
        openId={open}
        onOpenIdChange={(id) => {
          onOpenChange(id);
          setOpen(id);
        }}
        onWidthChange={onWidthChange}
        title={open ?? ''}
        description="Shopify #4471 · COD ₹4,150.00"
        href={`#/order/${open}`}
        actions={<Button tone="accent">Confirm and allocate</Button>}
        panel={
          <DescriptionList
            items={[
              { term: 'Buyer', detail: 'Asha Rao, Pune 411045' },
              { term: 'Box', detail: 'L, 45×35×15 cm' },
            ]}
          />
        }
      >
        <Card title="New orders">
          <Stack gap={8}>
            {orders.map((id) => (
              <Button key={id} onPress={() => setOpen(id)}>{`Open ${id}`}</Button>
            ))}
          </Stack>
        </Card>
      </SplitPanel>
    </div>
  );
}

const meta = {
  title: 'Kit/SplitPanel',
  component: Orders,
  beforeEach: () => {
    onOpenChange.mockClear();
    onWidthChange.mockClear();
  },
} satisfies Meta<typeof Orders>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Focus moves to the record name, and back to its row. */
export const OpensBesideTheList: Story = {
  parameters: { answers: ['focus-goes-in-and-back'] },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('button', { name: 'Open KH-100483' });
    row.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('complementary', { name: 'KH-100483' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'KH-100483' })).toHaveFocus());
    await expect(canvas.getByText('2 of 3')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('complementary')).toBeNull());
    await expect(row).toHaveFocus();
  },
};

/** Moves to the next record without the list. */
export const GoesThroughTheList: Story = {
  parameters: { answers: ['previous-and-next', 'address-opens-it'] },
  args: { initiallyOpen: 'KH-100482' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.ownerDocument.body).toHaveFocus();
    const next = canvas.getByRole('button', { name: 'Next' });
    await userEvent.click(next);
    await expect(onOpenChange).toHaveBeenLastCalledWith('KH-100483');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(await canvas.findByRole('heading', { name: 'KH-100484' })).toBeVisible();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(next).toHaveFocus();
    await expect(onOpenChange).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(onOpenChange).toHaveBeenLastCalledWith('KH-100483');
    await expect(canvas.getByRole('link', { name: 'Open full page' })).toHaveAttribute(
      'href',
      '#/order/KH-100483',
    );
  },
};

/** Resized. */
export const TakesAnotherWidth: Story = {
  parameters: { answers: ['resize-by-pointer-and-keys'] },
  args: { initiallyOpen: 'KH-100482' },
  play: async ({ canvas }) => {
    const divider = canvas.getByRole('separator', { name: 'Panel width' });
    divider.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}');
    await expect(divider).toHaveAttribute('aria-valuenow', '456');
    await userEvent.keyboard('{Home}');
    await expect(divider).toHaveAttribute('aria-valuetext', '320 pixels');
    const place = divider.parentElement!.getBoundingClientRect();
    divider.setPointerCapture = () => undefined;
    divider.hasPointerCapture = () => true;
    const pointer = { pointerId: 1, button: 0, bubbles: true, clientX: place.right - 500 };
    await fireEvent.pointerDown(divider, pointer);
    await fireEvent.pointerMove(divider, pointer);
    await expect(onWidthChange).toHaveBeenLastCalledWith(500);
    // It is drawn after the event.
    const widthOf = () => Math.round(canvas.getByRole('complementary').getBoundingClientRect().width);
    await waitFor(() => expect(widthOf()).toBe(500));
  },
};

/** On a phone the record fills the screen. */
export const OnAPhone: Story = {
  parameters: { answers: ['whole-screen-on-a-phone'] },
  beforeEach: () => {
    const real = window.matchMedia.bind(window);
    window.matchMedia = (query) => {
      const list = real(query);
      return query.includes('max-width: 767px')
        ? Object.defineProperty(list, 'matches', { value: true })
        : list;
    };
    return () => {
      window.matchMedia = real;
    };
  },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const row = canvas.getByRole('button', { name: 'Open KH-100484' });
    await userEvent.click(row);
    const dialog = await page.findByRole('dialog', { name: 'KH-100484' });
    await expect(dialog.getBoundingClientRect().width).toBe(window.innerWidth);
    await expect(page.queryByRole('separator')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Previous' }));
    await expect(await page.findByRole('dialog', { name: 'KH-100483' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(row).toHaveFocus());
  },
};

/** The panel beside a list of several screens ends on the screen, wherever the page is scrolled to. */
export const StaysInSight: Story = {
  parameters: { answers: ['in-sight-beside-a-long-list'] },
  render: function LongList() {
    return (
      <SplitPanel
        ids={orders}
        openId="KH-100482"
        onOpenIdChange={onOpenChange}
        title="KH-100482"
        actions={<Button tone="accent">Confirm and allocate</Button>}
        panel={<div style={{ blockSize: 3000 }}>A record as long as three screens</div>}
      >
        <div style={{ blockSize: 4000 }}>Forty cases</div>
      </SplitPanel>
    );
  },
  play: async ({ canvas }) => {
    const action = canvas.getByRole('button', { name: 'Confirm and allocate' });
    const bottom = () => action.getBoundingClientRect().bottom;
    for (const top of [0, 900, 2400]) {
      window.scrollTo(0, top);
      await waitFor(() => expect(bottom()).toBeLessThanOrEqual(window.innerHeight));
      await expect(bottom()).toBeGreaterThan(window.innerHeight / 3);
    }
    window.scrollTo(0, 0);
  },
};
