import { Stack } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BankAccount } from './BankAccount.tsx';
import type { BankAccountData } from './BankAccount.tsx';
import { CompanyProfileDetails } from './CompanyProfileDetails.tsx';
import { CourierServicesField } from './CourierServicesField.tsx';
import { GstPortalResult } from './GstPortalResult.tsx';
import { GstRegistration } from './GstRegistration.tsx';
import type { GstRegistrationData } from './GstRegistration.tsx';
import { IfscField } from './IfscField.tsx';
import { PlanChoice } from './PlanChoice.tsx';
import { PlanCost } from './PlanCost.tsx';
import { ShippingBlockers } from './ShippingBlockers.tsx';

const none = () => undefined;
const at = '2026-11-19T08:00:00Z';

const gst: GstRegistrationData = {
  gst_no: '08AAKCM7421P1ZU',
  state: 'Rajasthan',
  status: 'initiated',
  reason: '',
  legal_name: '',
  address: '',
  steps: [
    { id: 'sent', at },
    { id: 'well_formed', at },
    { id: 'pan', at },
    { id: 'portal', at: null },
    { id: 'verified', at: null },
  ],
  is_simulated: true,
  created_at: at,
};
const bank: BankAccountData = {
  bank_name: 'HDFC Bank',
  account_number_masked: '••4863',
  account_holder: 'Mitti & Loom Crafts Private Limited',
  ifsc: 'HDFC0000123',
  branch_name: 'MI Road',
  registered_name: '',
  status: 'submitted',
  reason: '',
  payout: { bank_name: 'SBI', account_number_masked: '••9021', verified_at: at },
};
const plan = { monthly: 4999, per_order: 1.5, discount: 10 };

const meta = { title: 'Domain/Company matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A GSTIN and an account that are being checked, and those that were rejected. */
export const Checks: Story = {
  render: () => (
    <Stack gap={24}>
      <ShippingBlockers
        blockers={[
          {
            id: 'sku',
            title: 'First SKU',
            description: 'Orders contain SKUs.',
            actionLabel: 'Add SKU',
            href: '#sku',
          },
        ]}
        setupHref="#setup"
      />
      <GstRegistration data={gst} addressState="Rajasthan" isOnly onCorrect={none} />
      <GstRegistration
        data={{
          ...gst,
          gst_no: '27AAKCM7421P1ZQ',
          state: 'Maharashtra',
          status: 'rejected',
          reason: 'The portal has it as cancelled.',
        }}
        addressState="Rajasthan"
        isOnly={false}
        onCorrect={none}
      />
      <GstPortalResult
        isLoading={false}
        result={{ is_checked: true, is_valid: true, problem: '', legal_name: 'Mitti & Loom Crafts' }}
      />
      <BankAccount bank={bank} />
      <BankAccount bank={{ ...bank, status: 'rejected', reason: 'The account is in another name.' }} />
    </Stack>
  ),
};

/** Profile, couriers, plans and the IFSC of an account. */
export const Fields: Story = {
  render: () => (
    <Stack gap={24}>
      <CompanyProfileDetails
        profile={{
          company_name: 'Mitti & Loom Crafts Private Limited',
          brand_name: 'Mitti & Loom',
          email: '',
          mobile: '9829012345',
          address: '12 MI Road',
          city: 'Jaipur',
          state: 'Rajasthan',
          pincode: '302001',
          country: 'India',
          website: '',
          turnover: 'up_to_5_crore',
          timezone: 'Asia/Kolkata',
          currency: 'INR',
          logo: '',
        }}
      />
      <IfscField
        value={{ ifsc: 'HDFC0000123', bank_name: 'HDFC Bank' }}
        onChange={none}
        lookUpBank={() => Promise.resolve('HDFC Bank')}
      />
      <CourierServicesField
        services={['Delhivery Surface', 'Delhivery Express', 'Bluedart Apex'].map((name, index) => ({
          courier_id: index,
          name,
          partner: name.split(' ')[0]!.toLowerCase(),
          partner_name: name.split(' ')[0]!,
          is_connected: index !== 2,
          shipments: index * 412,
        }))}
        value={[1]}
        onChange={none}
        errorMessage="Connect Bluedart first"
      />
      <PlanChoice
        plans={[
          {
            ...plan,
            id: 'growth',
            name: 'Growth',
            purpose: 'For 1,500 to 20,000 orders a month.',
            total: 8208.26,
          },
          {
            ...plan,
            id: 'scale',
            name: 'Scale',
            purpose: 'For more than 20,000 orders a month.',
            total: 27_715.9,
          },
        ]}
        value="growth"
        onChange={none}
      />
      <PlanCost
        {...plan}
        usage={{ orders: 1820, base: 7729, discount: -772.9, gst: 1252.1, total: 8208.26 }}
        cheaper={{ name: 'Starter', total: 6442.8 }}
      />
    </Stack>
  ),
};
