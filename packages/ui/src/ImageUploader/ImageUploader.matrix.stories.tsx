import type { Meta, StoryObj } from '@storybook/react-vite';
import { controlStates, StateMatrix } from '../states.fixture.tsx';
import { Cropper } from './Cropper.tsx';
import { ImageUploader } from './ImageUploader.tsx';

const meta = { title: 'Kit/ImageUploader/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#1d3a8a"/><circle cx="200" cy="150" r="90" fill="#fff"/></svg>',
)}`;
const size = { width: 400, height: 300 };
const ignore = () => undefined;

/** Without and with an image, in every state. */
export const EveryState: Story = {
  render: () => (
    <StateMatrix
      cell={260}
      of='[data-component="Button"]'
      states={controlStates}
      variants={{
        Empty: (state, label) => <ImageUploader {...state} label={label} />,
        There: (state, label) => <ImageUploader {...state} label={label} value={drawing} onRemove={ignore} />,
      }}
    />
  ),
};

/** While cropping, square and wide. */
export const Cutting: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 20 }}>
      {[1, 2.5].map((aspect) => (
        <div key={aspect} style={{ inlineSize: 300 }}>
          <Cropper source={drawing} image={size} aspect={aspect} onUse={ignore} onCancel={ignore} />
        </div>
      ))}
    </div>
  ),
};
