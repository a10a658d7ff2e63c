import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@khep/ui';
import { expect } from 'storybook/test';
import { AccessStrip } from './AccessStrip.tsx';
import { AuthenticatorSetUp } from './AuthenticatorSetUp.tsx';
import { QrCode } from './QrCode.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SessionTable } from './SessionTable.tsx';
import { TwoStepRoles } from './TwoStepRoles.tsx';
import { TwoStepState } from './TwoStepState.tsx';

const none = () => undefined;
const actions = { onSetUp: none, onReplaceCodes: none, onTurnOff: none };
const session = {
  id: '1',
  device: 'Chrome on Windows',
  address: '49.36.128.7',
  last_seen_at: '2026-11-02T08:00:00Z',
  created_at: '2026-11-02T08:00:00Z',
  is_current: true,
};

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

/** Two-step log-in off and on, setting it up, its recovery codes and its rule, and the devices. */
export const TwoStep: Story = {
  render: () => (
    <Stack gap={24}>
      <TwoStepState enabled_at={null} recovery_codes={0} is_required={false} {...actions} />
      <TwoStepState enabled_at="2026-11-02T08:00:00Z" recovery_codes={7} is_required={false} {...actions} />
      <AuthenticatorSetUp
        secret="JBSWY3DPEHPK3PXP"
        uri="otpauth://totp/Khep:ritika%40mittiandloom.in?issuer=Khep&secret=JBSWY3DPEHPK3PXP"
        value="492816"
        errorMessage="That code isn't valid any more."
        onChange={none}
        onComplete={none}
      >
        {null}
      </AuthenticatorSetUp>
      <RecoveryCodes codes={['7QX2-M9KD', 'P4TR-8WZC']} onDownload={none} onDone={none} />
      <TwoStepRoles value={['owner']} isReadOnly onChange={none} />
      <SessionTable
        sessions={[session, { ...session, id: '2', device: 'Safari on iPhone', is_current: false }]}
        onEnd={none}
      />
    </Stack>
  ),
  // The code field takes the focus.
  play: ({ canvas }) => canvas.getByLabelText('Code of the app').blur(),
};
