import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { FileUploader } from './FileUploader.tsx';
import { badRows, csv, sendsInTwo, untilCancelled } from './uploads.fixture.ts';
import type { Upload } from './uploads.ts';

const meta = {
  title: 'Kit/FileUploader',
  component: FileUploader,
  args: {
    label: 'Orders',
    description: 'CSV of up to 5 MB, a row for each order',
    accept: ['.csv', 'text/csv'],
    maxBytes: 5_000_000,
    upload: fn<Upload>(() => Promise.resolve({ message: '248 orders created' })),
    onComplete: fn(),
  },
  render: (args) => (
    <div style={{ maxInlineSize: 560 }}>
      <FileUploader {...args} />
    </div>
  ),
} satisfies Meta<typeof FileUploader>;
export default meta;
type Story = StoryObj<typeof meta>;

const fileInput = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLInputElement>('input[type=file]')!;

/** A selected file is uploaded immediately. */
export const Choosing: Story = {
  parameters: { answers: ['sends-what-is-chosen'] },
  args: { upload: fn(sendsInTwo) },
  play: async ({ canvasElement, args }) => {
    await userEvent.upload(fileInput(canvasElement), csv('orders.csv'));
    await expect(await screen.findByRole('progressbar', { name: 'Uploading' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    document.dispatchEvent(new Event('go-on'));
    await expect(await screen.findByText('248 orders created')).toBeVisible();
    await expect(args.onComplete).toHaveBeenCalledOnce();
  },
};

/** A dropped file. */
export const Dropping: Story = {
  parameters: { answers: ['takes-what-is-dropped'] },
  play: async ({ canvas, args }) => {
    const zone = canvas.getByText('or drop it here').parentElement!;
    const dataTransfer = new DataTransfer();
    dataTransfer.effectAllowed = 'all';
    dataTransfer.items.add(csv('dropped.csv'));
    // A synthetic drag has no file system entry, which React Aria reads.
    const entry = spyOn(DataTransferItem.prototype, 'webkitGetAsEntry').mockReturnValue({
      isFile: true,
      isDirectory: false,
    } as FileSystemEntry);
    for (const type of ['dragenter', 'dragover', 'drop'])
      zone.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    entry.mockRestore();
    await waitFor(() => expect(args.upload).toHaveBeenCalledOnce());
    await expect(await screen.findByText('dropped.csv')).toBeVisible();
  },
};

/** Cancelled by keyboard during upload, and retried. */
export const Cancelling: Story = {
  parameters: { answers: ['cancels-and-retries'] },
  args: { upload: fn(untilCancelled) },
  play: async ({ canvasElement, args }) => {
    await userEvent.upload(fileInput(canvasElement), csv('orders.csv'));
    (await screen.findByRole('button', { name: 'Cancel' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Upload cancelled.')).toBeVisible();
    await expect(args.upload).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.upload).toHaveBeenCalledTimes(2);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('orders.csv')).toBeNull());
  },
};

/** The server is unreachable. */
export const Failing: Story = {
  parameters: { answers: ['says-what-failed'] },
  args: { upload: fn<Upload>(() => Promise.reject(new Error('The connection broke. Try again.'))) },
  play: async ({ canvasElement }) => {
    await userEvent.upload(fileInput(canvasElement), csv('orders.csv'));
    await expect(await screen.findByText('The connection broke. Try again.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Valid rows are imported; the others are listed and downloadable. */
export const FailedRows: Story = {
  parameters: { answers: ['reports-rows'] },
  args: {
    upload: fn<Upload>(() => Promise.resolve({ message: '246 orders created', failedRows: badRows })),
  },
  play: async ({ canvasElement }) => {
    await userEvent.upload(fileInput(canvasElement), csv('orders.csv'));
    await expect(await screen.findByText('2 rows skipped')).toBeVisible();
    await expect(screen.getByRole('row', { name: '4 pincode Enter six digits.' })).toBeVisible();
    await expect(screen.getByRole('row', { name: /^9 Row/ })).toBeVisible();
    const saved: string[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Download skipped rows' }));
    await expect(saved).toEqual(['orders-failed-rows.csv']);
    click.mockRestore();
  },
};

/** A wrong file type, and a file that is too large. */
export const Refused: Story = {
  parameters: { answers: ['refuses-before-sending'] },
  args: { isMultiple: true, maxBytes: 3 },
  play: async ({ canvasElement, args }) => {
    const files = [new File(['x'], 'logo.png', { type: 'image/png' }), csv('orders.csv')];
    await userEvent.upload(fileInput(canvasElement), files, { applyAccept: false });
    await expect(await screen.findByText(/This file type isn't supported/)).toBeVisible();
    await expect(screen.getByText(/the limit is 1 kB/)).toBeVisible();
    await expect(args.upload).not.toHaveBeenCalled();
  },
};
