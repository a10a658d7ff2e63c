import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CompanyProfileDetails } from './CompanyProfileDetails.tsx';

const meta = {
  title: 'Domain/CompanyProfileDetails',
  component: CompanyProfileDetails,
  args: {
    profile: {
      company_name: 'Mitti & Loom Crafts Private Limited',
      brand_name: 'Mitti & Loom',
      email: 'accounts@mittiandloom.in',
      mobile: '9829012345',
      address: '12 MI Road',
      city: 'Jaipur',
      state: 'Rajasthan',
      pincode: '302001',
      country: 'India',
      website: 'https://mittiandloom.in',
      turnover: 'up_to_5_crore',
      timezone: 'Asia/Kolkata',
      currency: 'INR',
      logo: '',
    },
  },
} satisfies Meta<typeof CompanyProfileDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The turnover says how many digits of the HSN invoices show. */
export const Profile: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 MI Road, Jaipur, Rajasthan, 302001')).toBeVisible();
    await expect(canvas.getByText('Up to ₹5 crore: HSN with 4 digits')).toBeVisible();
  },
};

/** Right after signing up: what is missing is named. */
export const Empty: Story = {
  args: {
    profile: {
      ...meta.args.profile,
      email: '',
      mobile: '',
      address: '',
      city: '',
      state: '',
      pincode: '',
      website: '',
      turnover: '',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not set')).toHaveLength(4);
    await expect(canvas.getByText('Not set: HSN digits unknown')).toBeVisible();
  },
};

/** Hindi names and a long address. */
export const LongAndHindi: Story = {
  args: {
    profile: {
      ...meta.args.profile,
      company_name: 'मिट्टी और करघा हस्तशिल्प प्राइवेट लिमिटेड',
      brand_name: 'मिट्टी और करघा',
      address:
        'Plot 214-B, second floor, behind the old weaving cooperative, near Sanganer flyover, Tonk Road industrial area',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('मिट्टी और करघा')).toBeVisible();
  },
};
