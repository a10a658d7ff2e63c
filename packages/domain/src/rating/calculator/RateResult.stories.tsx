import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { rateResult } from './rateResult.fixture.ts';
import { RateResult } from './RateResult.tsx';

const meta = {
  title: 'Domain/RateResult',
  component: RateResult,
  args: {
    result: rateResult,
    collect: 1499,
    sort: 'likely',
    onSortChange: fn(),
    onPrepaid: fn(),
    courierHref: (courier_id, tab) => `#${courier_id}${tab ?? ''}`,
  },
  render: function Render(args) {
    const [sort, setSort] = useState(args.sort);
    return (
      <RateResult
        {...args}
        sort={sort}
        onSortChange={(next) => {
          args.onSortChange(next);
          setSort(next);
        }}
      />
    );
  },
} satisfies Meta<typeof RateResult>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The likely cheapest first; the lowest price is named as a trap. Services that can't have a way out. */
export const Services: Story = {
  play: async ({ canvas, args }) => {
    const names = () =>
      within(canvas.getByRole('list', { name: '2 services can ship it' }))
        .getAllByRole('listitem')
        .filter(({ textContent }) => /Surface/.test(textContent))
        .map(({ textContent }) => (/XpressBees/.test(textContent) ? 'XpressBees' : 'Delhivery'));
    await expect(names()[0]).toBe('Delhivery');
    await expect(
      canvas.getByText(/^XpressBees Surface costs ₹16.37 less and likely ₹71.70 more/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Price' }));
    await expect(args.onSortChange).toHaveBeenCalledWith('price');
    await expect(names()[0]).toBe('XpressBees');
    canvas.getByRole('button', { name: 'Price it prepaid' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPrepaid).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Add rate card' })).toHaveAttribute('href', '#5rate-card');
    await expect(canvas.getByRole('link', { name: 'Courier settings' })).toHaveAttribute('href', '#6');
  },
};

/** No service can, and a PIN code isn't known. */
export const NoService: Story = {
  args: {
    collect: undefined,
    result: {
      ...rateResult,
      to: { pincode: '999999', city: '', state: '' },
      services: [],
      best: { likely: null, price: null, promise: null },
      tip: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No service can ship this parcel')).toBeVisible();
    await expect(canvas.getByText(/^999999 isn't a known PIN code/)).toBeVisible();
  },
};

/** Long names and reasons, and Hindi. */
export const LongAndHindiText: Story = {
  args: {
    result: {
      ...rateResult,
      to: { pincode: '800001', city: 'पटना', state: 'बिहार' },
      others: [
        {
          courier_id: 4,
          name: 'Blue Dart Air for fragile parcels of the Jaipur studio, by contract of 2026',
          reason:
            'The parcel is 1,210 g heavier than this service carries to a PIN code out of its delivery area.',
          way_out: 'courier',
        },
        { courier_id: 7, name: 'पटना एक्सप्रेस', reason: 'इस पिनकोड पर COD नहीं है।', way_out: 'prepaid' },
      ],
    },
  },
};
