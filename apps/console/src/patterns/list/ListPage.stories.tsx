import { toast } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ListScreen } from './listStory.fixture.tsx';

const meta = {
  title: 'Patterns/List page',
  component: ListScreen,
  tags: ['!autodocs'],
  beforeEach: () => {
    // The default view's columns are stored on the device.
    localStorage.removeItem('khep-list-story-orders');
    // A toast is an alertdialog too, and outlasts its story.
    return () => toast.clear();
  },
} satisfies Meta<typeof ListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
/** Opens the question of an action in the bulk bar and answers it. */
async function cancelSelected(): Promise<void> {
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  // All rows that match are fetched first, which takes longer on a busy machine.
  const dialog = await page.findByRole('alertdialog', {}, { timeout: 10_000 });
  await userEvent.click(within(dialog).getByRole('button', { name: /^Cancel (order|orders)$/ }));
}

/** Rows, filters, views and columns. A filter goes into the URL, and its chip shows it. */
export const Rows: Story = {
  args: { count: 120 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('50 of 120')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Payment' }));
    await userEvent.click(await page.findByRole('radio', { name: 'Prepaid' }));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('No orders match your filters.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByText('50 of 120')).toBeVisible();
  },
};

/** The first load. */
export const Loading: Story = { args: { state: 'loading' } };

/** Until the numbers behind the tabs arrive, none says 0. */
export const TabsBeforeTheirNumbers: Story = {
  args: { hasTabs: true },
  play: async ({ canvas }) => {
    await canvas.findByText('12 of 12');
    for (const tab of canvas.getAllByRole('tab')) {
      await expect(tab).toHaveTextContent('–');
      await expect(tab).not.toHaveTextContent('0');
    }
  },
};

/** A download says when the file is there. */
export const DownloadSaysSo: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('12 of 12');
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await expect(await page.findByText('orders.csv downloaded')).toBeVisible();
  },
};

/** Nothing there yet: what to do first. */
export const Empty: Story = {
  args: { state: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No new orders')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create order' })).toBeVisible();
  },
};

/** Filters leave nothing. Where days hide orders, the search offers all of them. */
export const NoMatchInTheseDays: Story = {
  args: { isPast: true, search: 'q=nothing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No orders match your filters.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Search all dates' }));
    await expect(await canvas.findByRole('button', { name: /All dates/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Search all dates' })).toBeNull();
  },
};

/** The load failed: why, and the way to try again. */
export const Failed: Story = {
  args: { state: 'error' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The database is restarting. Try again in a minute.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The user may not see these rows: whom to ask. */
export const NoPermission: Story = {
  args: { state: 'forbidden' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ask a brand owner for access to orders.')).toBeVisible();
  },
};

const onClient = fn();

/** "Select all 1,204" takes the rows of every page: their ids are fetched and sent in batches of 500. */
export const EverythingThatMatches: Story = {
  args: { count: 1204, onClient },
  play: async ({ canvas }) => {
    await canvas.findByText('50 of 1,204');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Select all 1,204 matching' }));
    await cancelSelected();
    await expect(await page.findByText('Order Cancelled Successfully')).toBeVisible();
    const sent = onClient.mock.lastCall?.[0] as { body: { order_ids: string[] } }[];
    await expect(sent.map(({ body }) => body.order_ids.length)).toEqual([500, 500, 204]);
  },
};

/** An action takes so many rows at once, and says so. */
export const TooManyForAnAction: Story = {
  args: { count: 1204 },
  play: async ({ canvas }) => {
    await canvas.findByText('50 of 1,204');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Select all 1,204 matching' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Allocate couriers' }));
    await expect(
      await page.findByText('Allocate couriers takes up to 200 orders at once. 1,204 are selected.'),
    ).toBeVisible();
  },
};

/** Some rows failed: which, why, and the way to try them again. No notice claims success. */
export const SomeFailed: Story = {
  args: { failing: 'some' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select KH-101482' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select KH-101481' }));
    await cancelSelected();
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Cancel: 1 of 2 failed');
    await expect(alert).toHaveTextContent('The courier has picked it up.');
    await expect(alert).toHaveTextContent('KH-101481');
    await expect(canvas.getByText('1 done, 1 failed')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry failed' })).toBeVisible();
    await expect(page.queryByText('Order Cancelled Successfully')).toBeNull();
  },
};

/** Every row failed: a failure, with its reason. */
export const AllFailed: Story = {
  args: { failing: 'all' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select KH-101482' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select KH-101481' }));
    await cancelSelected();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Cancel: 2 of 2 failed');
    await expect(page.queryByText('Order Cancelled Successfully')).toBeNull();
  },
};

/** A saved view sets filters, sort order and columns; a new one is saved for everyone in the brand. */
export const Views: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('12 of 12');
    await userEvent.click(canvas.getByRole('button', { name: 'Default view' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Cash on delivery' }));
    await expect(
      await canvas.findByRole('button', { name: 'Remove filter Payment: Cash on delivery' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cash on delivery' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Save as new view' }));
    const dialog = await page.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox'), 'Cash first');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save view' }));
    await expect(await canvas.findByRole('button', { name: 'Cash first' })).toBeVisible();
  },
};

/** A deleted view is gone for everyone, and comes back with Undo. */
export const DeletedView: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('12 of 12');
    await userEvent.click(canvas.getByRole('button', { name: 'Default view' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Cash on delivery' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cash on delivery' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Delete view' }));
    await expect(await page.findByText('View “Cash on delivery” deleted for everyone')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Default view' }));
    await expect(page.queryByRole('menuitem', { name: 'Cash on delivery' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    await expect(await page.findByText('Undone: View “Cash on delivery” deleted for everyone')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Default view' }));
    await expect(await page.findByRole('menuitem', { name: 'Cash on delivery' })).toBeVisible();
  },
};

/** A view that someone else changed is replaced only after a question. */
export const ViewChangedBySomeoneElse: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('12 of 12');
    await userEvent.click(canvas.getByRole('button', { name: 'Default view' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Cash on delivery' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cash on delivery' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Rename' }));
    const dialog = await page.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox'), ' today');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save view' }));
    const question = await page.findByRole('alertdialog', {
      name: 'Devendra changed “Cash on delivery today” too',
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Replace with mine' }));
    await expect(await canvas.findByRole('button', { name: 'Cash on delivery today' })).toBeVisible();
  },
};

/** Ctrl+C copies the plain value of the cell: rupees as a number. */
export const CopiesValues: Story = {
  play: async ({ canvas }) => {
    const [cell] = await canvas.findAllByText('₹899.00');
    const place = cell?.closest<HTMLElement>('[role="gridcell"]');
    place?.focus();
    const clipboardData = new DataTransfer();
    place?.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    await waitFor(() => expect(clipboardData.getData('text/plain')).toBe('899'));
  },
};

/** On a phone a card shows the item and the courier too. */
export const OnAPhone: Story = {
  args: { count: 4 },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
