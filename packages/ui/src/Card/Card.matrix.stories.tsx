import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, CardSection } from './Card.tsx';

const meta = { title: 'Kit/Card/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** All combinations of parts. */
export const EveryForm: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
        alignItems: 'start',
      }}
    >
      <Card>No title</Card>
      <Card title="A title">Words</Card>
      <Card title="A title and more" description="And a line under it" actions={<a href="#edit">Edit</a>}>
        Words
      </Card>
      <Card title="To the edges" padding="none">
        Words at the edge
      </Card>
      <Card title="With a foot" footer={<a href="#next">Continue</a>}>
        Words
      </Card>
      <Card title="Sections" hasSections>
        <CardSection title="First" level={3}>
          One
        </CardSection>
        <CardSection title="Second" level={3}>
          Two
        </CardSection>
      </Card>
    </div>
  ),
};
