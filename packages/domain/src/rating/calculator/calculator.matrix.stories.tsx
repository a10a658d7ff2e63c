import { Grid } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RateForm } from './RateForm.tsx';
import { rateResult } from './rateResult.fixture.ts';
import { RateResult } from './RateResult.tsx';

const meta = { title: 'Domain/RateCalculator/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;

/** A rejected parcel beside the result of another one. */
export const Matrix: Story = {
  render: () => (
    <Grid columns={{ base: 1, lg: 'side' }} gap={16} align="start">
      <RateForm
        value={{
          from: '302017',
          to: '800001',
          weight: '640',
          length: '90',
          width: '60',
          height: '',
          mode: 'cod',
          collect: '1499',
          on: '2026-11-21',
        }}
        errors={{ length: 'Enter length, width and height, or none of them' }}
        onChange={nothing}
        onSubmit={nothing}
      />
      <RateResult
        result={rateResult}
        collect={1499}
        sort="likely"
        onSortChange={nothing}
        onPrepaid={nothing}
        courierHref={() => '#courier'}
      />
    </Grid>
  ),
};
