import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { KhepTrack } from './react.tsx';
import type { WidgetBrand, WidgetOrder } from './server.ts';

const brand: WidgetBrand = {
  name: 'Mitti & Loom',
  language: 'en',
  direction: 'ltr',
  color: '#1f7a54',
  on_color: '#ffffff',
  texts: {
    label: 'Order ID or tracking number',
    track: 'Track',
    not_found: 'Parcel not found',
    not_found_text: 'Check the order ID or tracking number in your message.',
    limited: 'Too many requests',
    unavailable: 'Tracking is unavailable. Try again later.',
    details: 'See all details',
  },
  lookup_url: '/mitti-and-loom/track',
};
const order: WidgetOrder = {
  order_id: 'KH-100431',
  title: 'Order KH-100431',
  headline: 'Arriving tomorrow',
  detail: 'Sunday 22 November, by 8 pm',
  amount: 'Keep ₹1,299 ready. You pay the courier on delivery.',
  parcels: [
    {
      title: 'Parcel 1 of 1',
      headline: 'Arriving tomorrow',
      detail: '',
      steps: [
        { label: 'Packed', state: 'done' },
        { label: 'Shipped', state: 'done' },
        { label: 'In transit', state: 'now' },
        { label: 'Delivered', state: 'next' },
      ],
      events: [
        { text: 'On its way', detail: 'Today, 06:42 · Bhiwandi' },
        { text: 'Collected by the courier', detail: 'Fri 20 Nov, 16:25 · Jaipur' },
      ],
    },
  ],
  url: '/mitti-and-loom/track/KH-100431',
};

/** Responds as a Khep server with one order. */
function respondAsServer(): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const [, , slug, id] = /\/api\/order-tracking\/(widget)\/([^/]+)(?:\/(.+))?$/.exec(url.pathname) ?? [];
    if (slug === undefined) return fetch(input, init);
    if (id !== undefined && id !== order.order_id) return Response.json({}, { status: 404 });
    return Response.json({ data: id === undefined ? brand : order });
  };
  return () => {
    globalThis.fetch = fetch;
  };
}

const meta = {
  title: 'Tracking widget/KhepTrack',
  component: KhepTrack,
  args: { brand: 'mitti-and-loom', server: location.origin, theme: 'light' },
  beforeEach: respondAsServer,
} satisfies Meta<typeof KhepTrack>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Enter KH-100431, or anything else. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const shadow = canvasElement.querySelector('khep-track')?.shadowRoot;
    const input = shadow?.querySelector('input');
    if (!shadow || !input) throw new Error('The widget is not defined.');
    await userEvent.type(input, 'NOT-AN-ORDER{Enter}');
    await waitFor(() => expect(shadow.textContent).toContain('Parcel not found'));
    input.value = order.order_id;
    input.form?.requestSubmit();
    await waitFor(() =>
      expect(shadow.querySelector('[part=headline]')?.textContent).toBe('Arriving tomorrow'),
    );
  },
};

export const WithAnOrder: Story = { args: { order: 'KH-100431' } };
