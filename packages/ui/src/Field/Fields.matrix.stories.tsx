import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { DimensionsField } from '../DimensionsField/DimensionsField.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { OtpField } from '../OtpField/OtpField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { PincodeField } from '../PincodeField/PincodeField.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { WeightField } from '../WeightField/WeightField.tsx';
import { fieldSizes, type FieldProps } from './FieldProps.ts';

const meta = { title: 'Kit/Fields/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Rows({ children }: { children: ReactNode }) {
  return (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fill, minmax(230px, 1fr))',
        alignItems: 'start',
      }}
    >
      {children}
    </div>
  );
}

const states: Record<
  string,
  Pick<FieldProps, 'description' | 'errorMessage' | 'isRequired' | 'isDisabled'>
> = {
  filled: {},
  required: { isRequired: true, description: 'One line of help' },
  wrong: { errorMessage: 'Say what to do about it.' },
  disabled: { isDisabled: true },
};

/** Every field in every state, filled. */
export const EveryFieldInEveryState: Story = {
  render: () => (
    <Rows>
      {Object.entries(states).map(([state, props]) => (
        <div key={state} style={{ display: 'grid', gap: 16 }}>
          <TextField {...props} label={`Text, ${state}`} defaultValue="Ananya Krishnan" />
          <PasswordField {...props} label={`Password, ${state}`} defaultValue="secret" />
          <SearchField
            label={`Search, ${state}`}
            defaultValue="KH-1004"
            isDisabled={props.isDisabled}
            errorMessage={props.errorMessage}
          />
          <NumberField {...props} label={`Number, ${state}`} defaultValue={1234567} unit="%" />
          <MoneyField {...props} label={`Money, ${state}`} defaultValue={123456.5} suffix="+ GST" />
          <WeightField {...props} label={`Weight, ${state}`} defaultValue={640} />
          <DimensionsField
            {...props}
            label={`Dimensions, ${state}`}
            defaultValue={{ length: 30, width: 20.5, height: 10 }}
          />
          <PhoneField {...props} label={`Phone, ${state}`} defaultValue="9845012345" />
          <PincodeField
            {...props}
            label={`Pincode, ${state}`}
            defaultValue="560034"
            status="Bengaluru, Karnataka"
          />
          <OtpField {...props} label={`Code, ${state}`} defaultValue="4829" />
        </div>
      ))}
    </Rows>
  ),
};

/** Every size, empty: what a placeholder, a prefix and a suffix look like. */
export const EverySizeEmpty: Story = {
  render: () => (
    <Rows>
      {fieldSizes.map((size) => (
        <div key={size} style={{ display: 'grid', gap: 16 }}>
          <TextField size={size} label={`Text, ${size}`} placeholder="Name on the door" />
          <PasswordField size={size} label={`Password, ${size}`} action={<a href="#forgot">Forgot?</a>} />
          <SearchField size={size} label={`Search, ${size}`} />
          <MoneyField size={size} label={`Money, ${size}`} />
          <WeightField size={size} label={`Weight, ${size}`} />
          <DimensionsField size={size} label={`Dimensions, ${size}`} />
          <PhoneField size={size} label={`Phone, ${size}`} />
          <NumberField size={size} label={`Number, ${size}`} isLabelHidden unit="days" />
        </div>
      ))}
    </Rows>
  ),
};
