import type { Meta, StoryObj } from '@storybook/react-vite';
import { ForcedState } from '../states.fixture.tsx';
import { Stepper, type Step } from './Stepper.tsx';

const meta = { title: 'Kit/Stepper/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const labels = ['Buyer', 'Products and payment', 'Packaging and review'];

function steps(at: number): Step[] {
  return labels.map((label, index) => ({
    id: label,
    label,
    status: index < at ? 'done' : index === at ? 'current' : 'upcoming',
  }));
}

/** All positions, and on a phone. */
export const EveryStep: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {[0, 1, 2, 3].map((at) => (
        <Stepper key={at} label={`At ${at}`} steps={steps(at)} onAction={() => undefined} />
      ))}
      <div style={{ maxInlineSize: 320 }}>
        <Stepper label="On a phone" steps={steps(1)} />
      </div>
    </div>
  ),
};

/** A completed step in hover and focus state. */
export const InHand: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)', padding: 4 }}>
      {(['hover', 'focus'] as const).map((state) => (
        <ForcedState key={state} state={state} isNative>
          <Stepper label={state} steps={steps(2)} onAction={() => undefined} />
        </ForcedState>
      ))}
    </div>
  ),
};
