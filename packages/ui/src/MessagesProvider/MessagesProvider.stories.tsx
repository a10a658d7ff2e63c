import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Callout } from '../Callout/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { MultiSelect } from '../MultiSelect/index.ts';
import { NumberField } from '../NumberField/index.ts';
import { PasswordField } from '../PasswordField/index.ts';
import { Select } from '../Select/index.ts';
import { Stack } from '../Stack/index.ts';
import { Stepper } from '../Stepper/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { MessagesProvider, type KitMessages } from './index.ts';

const meta = { title: 'Kit/MessagesProvider' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const hindi: KitMessages = {
  close: 'बंद करें',
  field: { show: 'दिखाएँ', hide: 'छिपाएँ', showPassword: 'पासवर्ड दिखाएँ', hidePassword: 'पासवर्ड छिपाएँ' },
  number: { atMost: (most) => `${most} या उससे कम लिखें।` },
  choice: { choose: 'चुनें' },
  multiSelect: {
    choose: 'चुनें',
    opener: (label, count) => (count === 0 ? `${label}:` : `${label}: ${count} चुने`),
  },
  textArea: { count: (length, most) => (most === undefined ? `${length}` : `${most} में से ${length}`) },
  callout: { dismiss: 'हटाएँ', tones: { caution: 'चेतावनी' } },
  stepper: { label: 'प्रगति', done: 'पूरा', current: 'मौजूदा चरण', upcoming: 'आगे' },
  empty: { noMatch: 'कुछ नहीं मिला' },
};
const cities = [
  { id: 'jaipur', label: 'जयपुर' },
  { id: 'surat', label: 'सूरत' },
];

/** The kit in Hindi: the app passes its own text, the provider replaces the kit's. */
export const InHindi: Story = {
  render: () => (
    <div lang="hi" style={{ maxInlineSize: 420 }}>
      <MessagesProvider messages={hindi}>
        <Stack gap={16}>
          <Stepper
            steps={[
              { id: 'buyer', label: 'ख़रीदार', status: 'done' },
              { id: 'products', label: 'सामान', status: 'current' },
            ]}
          />
          <Callout tone="caution" title="पिनकोड जाँचें" onDismiss={() => undefined} />
          <Select label="शहर" items={cities} />
          <MultiSelect label="गोदाम" items={cities} />
          <NumberField label="मात्रा" maxValue={10} defaultValue={12} />
          <TextArea label="टिप्पणी" maxCharacters={200} defaultValue="दो बार घंटी बजाएँ" />
          <PasswordField label="पासवर्ड" />
          <EmptyState kind="no-match" />
          <div>
            <Dialog title="पिकअप तय करें" trigger={<Button>पिकअप तय करें</Button>}>
              कल, सुबह 10 से 2
            </Dialog>
          </div>
        </Stack>
      </MessagesProvider>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('navigation', { name: 'प्रगति' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'हटाएँ' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'चुनें शहर' })).toBeVisible();
    await expect(canvas.getByText('10 या उससे कम लिखें।')).toBeVisible();
    await expect(canvas.getByText('200 में से 17')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'पासवर्ड दिखाएँ' })).toHaveTextContent('दिखाएँ');
    await expect(canvas.getByText('कुछ नहीं मिला')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'पिकअप तय करें' }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('button', { name: 'बंद करें' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};
