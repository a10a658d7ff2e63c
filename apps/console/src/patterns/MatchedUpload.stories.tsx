import { emptyNotes, guessMapping, importField } from '@khep/domain/mapping';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { MatchedUpload } from './MatchedUpload.tsx';
import type { SendMatched } from './useMatchedFile.ts';
import { StoryClient } from './storyClient.fixture.tsx';

const fields = [importField('to_pincode', true), importField('weight', true)];
const columns = [
  { name: 'destination', samples: ['somewhere'] },
  { name: 'weight', samples: ['500'] },
];
const send = fn<SendMatched>();
const onSave = fn<(body: unknown) => void>();

const meta = {
  title: 'Patterns/Matched upload',
  component: MatchedUpload,
  tags: ['!autodocs'],
  args: { type: 'rate-parcels', label: 'File of parcels', verb: 'Price', send, errorMessage: 'Not priced' },
  render: (args) => (
    <StoryClient
      answers={{
        '/table-columns/rate-parcels': () => ({
          body: {
            data: {
              rows: 2,
              heading_row: 1,
              is_cut: false,
              fields,
              columns,
              matches: guessMapping(fields, columns),
              known: null,
              saved_source: '',
              adds_up: null,
              notes: emptyNotes(),
            },
          },
        }),
        '/mappings': (body) => {
          onSave(JSON.parse(body as string));
          return { body: { data: {} } };
        },
      }}
    >
      <MatchedUpload {...args} />
    </StoryClient>
  ),
  beforeEach: () => {
    send.mockReset();
    onSave.mockReset();
  },
} satisfies Meta<typeof MatchedUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

async function match(input: HTMLInputElement): Promise<ReturnType<typeof within>> {
  await userEvent.upload(input, new File(['destination,weight\n560034,500\n'], 'parcels.csv'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Match columns' }));
  await expect(dialog.getByRole('button', { name: 'Price 2 rows' })).toBeDisabled();
  await userEvent.click(
    dialog.getByRole('button', { name: /Column for To PIN code|Column for to_pincode/i }),
  );
  await userEvent.click(await screen.findByRole('option', { name: 'destination' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Price 2 rows' }));
  return dialog;
}
const inputOf = (canvas: HTMLElement) => canvas.querySelector<HTMLInputElement>('input[type=file]')!;

/** A column of another name is matched before the file is sent, and the matching is saved for the next file. */
export const OtherColumns: Story = {
  play: async ({ canvasElement }) => {
    await match(inputOf(canvasElement));
    const mapping = { to_pincode: 'destination', weight: 'weight' };
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith(expect.any(File), mapping, expect.objectContaining({ choices: {} })),
    );
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({ type: 'rate-parcels', source: 'parcels', mapping }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** An error in the file is shown in the dialog, which keeps the matching. */
export const Failed: Story = {
  play: async ({ canvasElement }) => {
    send.mockRejectedValue(new Error('This file has a header row but no parcels.'));
    const dialog = await match(inputOf(canvasElement));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('no parcels');
    await expect(onSave).not.toHaveBeenCalled();
    await expect(dialog.getByRole('button', { name: 'Price 2 rows' })).toBeEnabled();
  },
};
