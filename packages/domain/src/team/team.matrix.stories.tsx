import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@khep/ui';
import { expect } from 'storybook/test';
import { AccessStrip } from './AccessStrip.tsx';
import { QrCode } from './QrCode.tsx';

const meta = { title: 'Domain/Team matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Access at a glance, from everything to nothing, and the code of an authenticator app. */
export const Matrix: Story = {
  render: () => (
    <Stack gap={12}>
      <AccessStrip access={{ business_role: 'owner', module_access: [] }} />
      <AccessStrip access={{ business_role: 'manager', module_access: ['orders', 'shipment', 'settings'] }} />
      <AccessStrip access={{ business_role: 'user', module_access: [] }} />
      <QrCode
        text="otpauth://totp/Khep:ritika%40mittiandloom.in?issuer=Khep&secret=JBSWY3DPEHPK3PXP"
        label="QR code for the authenticator app"
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('14 of 14 modules')).toBeInTheDocument();
    await expect(canvas.getByText('3 of 14 modules')).toBeInTheDocument();
    await expect(canvas.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  },
};
