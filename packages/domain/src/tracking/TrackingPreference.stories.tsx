import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandColorAdvice } from './BrandColorAdvice.tsx';
import { TrackingPagePreview } from './TrackingPagePreview.tsx';

const meta = { title: 'Domain/Tracking preference', component: BrandColorAdvice } satisfies Meta<
  typeof BrandColorAdvice
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A colour that is too light, beside the one that the page uses. */
export const TooLight: Story = {
  args: { color: '#e0a030', onUse: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/#E0A030 is 2.2 to 1 on white/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use #BA8528' }));
    await expect(args.onUse).toHaveBeenCalledWith('#ba8528');
  },
};

/** A colour that buyers can see needs no advice. */
export const DarkEnough: Story = {
  args: { color: '#1f7a54', onUse: fn() },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="BrandColorAdvice"]')).toBeNull();
  },
};

const choose = fn();

/** The page runs no script, and its parcel can be in another state. */
export const Preview: Story = {
  args: { color: '#1f7a54', onUse: fn() },
  render: () => (
    <TrackingPagePreview
      html={
        '<html lang="en"><title>Order</title><h1>Arriving tomorrow</h1><script>document.title="ran"</script>'
      }
      state="in-transit"
      onStateChange={choose}
      order={null}
    />
  ),
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('Preview of the tracking page');
    await expect(frame.getAttribute('sandbox')).not.toContain('allow-scripts');
    await userEvent.click(canvas.getByRole('radio', { name: 'Delivered' }));
    await expect(choose).toHaveBeenCalledWith('delivered');
    await expect(canvas.getByText('A sample parcel: no order is in this state.')).toBeVisible();
  },
};
