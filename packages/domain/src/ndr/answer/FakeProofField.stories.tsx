import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { DomainMessagesProvider } from '../../DomainMessagesProvider.tsx';
import type { DomainMessages } from '../../DomainMessagesProvider.tsx';
import { FakeProofField } from './FakeProofField.tsx';
import { noProof } from '../ndrStory.fixture.ts';

const meta = {
  title: 'Domain/FakeProofField',
  component: FakeProofField,
  args: {
    value: noProof,
    onChange: fn(),
    upload: fn((file: File) => Promise.resolve(`/files/${file.name}`)),
  },
} satisfies Meta<typeof FakeProofField>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (canvasElement: HTMLElement, file: File) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!;
  await userEvent.upload(input, file);
};

/** An image is a screenshot, anything else a recording. */
export const Uploads: Story = {
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, new File(['x'], 'door.png', { type: 'image/png' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ ...noProof, screenshot: '/files/door.png' }),
    );
    await choose(canvasElement, new File(['x'], 'call.m4a', { type: 'audio/mp4' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ ...noProof, call_recording: '/files/call.m4a' }),
    );
  },
};

/** The recording of a call is chosen by keyboard, in place of a file. */
export const Recording: Story = {
  args: { recordings: [{ url: '/api/ndr/proof/a.mp3', label: '21 Nov 2026, 10:40: Answered, 1:42' }] },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /Recording of a call/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...noProof,
      call_recording: '/api/ndr/proof/a.mp3',
    });
  },
};

/** The report has no proof. */
export const Missing: Story = {
  args: { errorMessage: 'Add a call recording or a screenshot.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Add a call recording or a screenshot.')).toBeVisible();
  },
};

const hindi: DomainMessages = {
  fakeProof: { label: 'सबूत', help: (limit) => `कॉल की रिकॉर्डिंग या स्क्रीनशॉट, ज़्यादा से ज़्यादा ${limit}` },
};

/** In Hindi. */
export const InHindi: Story = {
  decorators: [
    (Story) => (
      <DomainMessagesProvider messages={hindi}>
        <div lang="hi">
          <Story />
        </div>
      </DomainMessagesProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('सबूत')).toBeVisible();
  },
};
