import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { DomainMessagesProvider } from '../../DomainMessagesProvider.tsx';
import type { DomainMessages } from '../../DomainMessagesProvider.tsx';
import { widgetSnippet } from '../widgetSnippet.ts';
import { WidgetSitesField } from './WidgetSitesField.tsx';

const meta = {
  title: 'Domain/WidgetSitesField',
  component: WidgetSitesField,
  args: {
    name: 'widget.allowed_origins',
    value: ['https://shop.mittiandloom.in'],
    onChange: fn(),
    snippet: widgetSnippet({
      brand: 'mitti-loom',
      script_url: 'https://ship.example.in/widget/1.0.0/khep-track.js',
      integrity: 'sha384-abc',
    }),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <WidgetSitesField
        {...args}
        value={value}
        onChange={(sites) => {
          args.onChange(sites);
          setValue(sites);
        }}
      />
    );
  },
} satisfies Meta<typeof WidgetSitesField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter adds a site; the snippet can be copied. */
export const Sites: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Sites that show the widget' }),
      'https://gifts.example.in{Enter}',
    );
    await expect(args.onChange).toHaveBeenLastCalledWith([
      'https://shop.mittiandloom.in',
      'https://gifts.example.in',
    ]);
    await expect(canvas.getByText(/khep-track brand="mitti-loom"/)).toBeVisible();
  },
};

/** The second site is wrong, and this server has no script. */
export const Errors: Story = {
  args: {
    value: ['https://shop.mittiandloom.in', 'shop'],
    errors: { 'widget.allowed_origins.1': 'Enter an address that begins with https://' },
    snippet: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enter an address that begins with https://')).toBeVisible();
    await expect(canvas.getByText(/isn't on this server/)).toBeVisible();
  },
};

const hindi: DomainMessages = {
  widgetSites: { label: 'विजेट दिखाने वाली साइटें', help: 'आपकी वेबसाइट पहले से इसमें है। दूसरी साइटें जोड़ें।' },
};

/** In Hindi, without sites. */
export const InHindi: Story = {
  args: { value: [] },
  decorators: [
    (Story) => (
      <DomainMessagesProvider messages={hindi}>
        <div lang="hi" style={{ inlineSize: 320 }}>
          <Story />
        </div>
      </DomainMessagesProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('विजेट दिखाने वाली साइटें')).toBeVisible();
  },
};
