import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { StateMatrix } from '../states.fixture.tsx';
import { FileUploader } from './FileUploader.tsx';
import { badRows, csv } from './uploads.fixture.ts';
import type { Upload } from './uploads.ts';

const meta = { title: 'Kit/FileUploader/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const never: Upload = (_file, { onProgress }) => {
  onProgress(0.4);
  return new Promise(() => undefined);
};
const refused: Upload = () => Promise.reject(new Error('The connection broke. Try again.'));
const rows: Upload = () => Promise.resolve({ message: '246 orders created', failedRows: badRows });

/** An uploader with files. */
function Given({ label, upload, names }: { label: string; upload: Upload; names: readonly string[] }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = place.current?.querySelector<HTMLInputElement>('input[type=file]');
    if (!input || input.dataset['given']) return;
    input.dataset['given'] = 'yes';
    const files = new DataTransfer();
    for (const name of names) files.items.add(csv(name));
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, [names]);
  return (
    <div ref={place}>
      <FileUploader label={label} upload={upload} isMultiple accept={['.csv']} />
    </div>
  );
}
const three = ['orders.csv', 'more-orders.csv', 'a-file-with-a-very-long-name-from-november-2026.csv'];
const one = ['orders.csv'];
const image = ['logo.png'];

/** The empty field in every state. */
export const EveryState: Story = {
  render: () => (
    <StateMatrix
      cell={280}
      of='[data-component="Button"]'
      variants={{
        Orders: (state, label) => <FileUploader {...state} label={label} upload={never} description="CSV" />,
      }}
    />
  ),
};

/** A file in each status. */
export const EveryStatus: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: 24,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
      }}
    >
      <Given label="On their way" upload={never} names={three} />
      <Given label="Failed" upload={refused} names={one} />
      <Given label="Rows skipped" upload={rows} names={one} />
      <Given label="Refused" upload={rows} names={image} />
    </div>
  ),
};
