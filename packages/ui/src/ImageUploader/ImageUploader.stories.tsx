import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ImageUploader } from './ImageUploader.tsx';
import { look, photo } from './picture.fixture.ts';

const meta = {
  title: 'Kit/ImageUploader',
  component: ImageUploader,
  args: {
    label: 'Logo',
    description: 'Square, shown on the tracking page',
    width: 200,
    onChange: fn<(picture: File) => void>(),
  },
  render: (args) => (
    <div style={{ maxInlineSize: 360 }}>
      <ImageUploader {...args} />
    </div>
  ),
} satisfies Meta<typeof ImageUploader>;
export default meta;
type Story = StoryObj<typeof meta>;

const fileInput = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLInputElement>('input[type=file]')!;
const frame = () => screen.findByRole('application', { name: 'Crop area' });
const given = (onChange: unknown) => (onChange as { mock: { lastCall?: [File] } }).mock.lastCall?.[0];

/** Cropped by keyboard: the green quarter, top right. */
export const ByKeyboard: Story = {
  parameters: { answers: ['crops-by-keyboard'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.upload(fileInput(canvasElement), await photo());
    (await frame()).focus();
    await userEvent.keyboard('++++++++{Shift>}{ArrowLeft>12/}{ArrowDown>12/}{/Shift}');
    await userEvent.tab();
    await expect(screen.getByRole('slider', { name: 'Zoom' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Crop' }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
    const cut = await look(given(args.onChange)!);
    await expect([cut.width, cut.height]).toEqual([200, 200]);
    await expect(cut.at(100, 100)).toEqual([47, 143, 91]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose an image' })).toHaveFocus());
  },
};

/** Dragged with the mouse to the left. */
export const ByMouse: Story = {
  parameters: { answers: ['crops-by-mouse'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.upload(fileInput(canvasElement), await photo());
    const area = await frame();
    const { left, top } = area.getBoundingClientRect();
    const at = (x: number, y: number) => ({ target: area, coords: { clientX: left + x, clientY: top + y } });
    screen.getByRole('slider', { name: 'Zoom' }).focus();
    await userEvent.keyboard('{End}');
    // Pointer capture needs a real pointer.
    area.setPointerCapture = () => undefined;
    for (let drag = 0; drag < 5; drag += 1)
      await userEvent.pointer([
        { keys: '[MouseLeft>]', ...at(250, 250) },
        { pointerName: 'mouse', ...at(10, 10) },
        { keys: '[/MouseLeft]', ...at(10, 10) },
      ]);
    await userEvent.click(screen.getByRole('button', { name: 'Crop' }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
    const cut = await look(given(args.onChange)!);
    await expect(cut.at(100, 100)).toEqual([179, 64, 47]);
  },
};

/** An image that is too small, and a file that isn't an image. */
export const Refused: Story = {
  parameters: { answers: ['refuses-small'] },
  play: async ({ canvasElement, canvas }) => {
    await userEvent.upload(fileInput(canvasElement), await photo(100, 80));
    const group = canvas.getByRole('group', { name: 'Logo' });
    await waitFor(() =>
      expect(group).toHaveAccessibleDescription(/is 100 × 80 pixels; the minimum is 200 × 200/),
    );
    const broken = new File(['not an image'], 'logo.png', { type: 'image/png' });
    await userEvent.upload(fileInput(canvasElement), broken);
    await waitFor(() => expect(group).toHaveAccessibleDescription(/can't be opened/));
  },
};
