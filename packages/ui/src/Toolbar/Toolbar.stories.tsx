import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { DownloadIcon, MinusIcon, PlusIcon, PrintIcon } from '../icons/index.ts';
import { Toolbar, ToolbarGroup } from './Toolbar.tsx';

const meta = {
  title: 'Kit/Toolbar',
  component: Toolbar,
  args: {
    label: 'Label preview',
    children: (
      <>
        <ToolbarGroup label="Zoom">
          <IconButton label="Zoom out">
            <MinusIcon />
          </IconButton>
          <IconButton label="Zoom in">
            <PlusIcon />
          </IconButton>
        </ToolbarGroup>
        <ToolbarGroup label="Output">
          <IconButton label="Download">
            <DownloadIcon />
          </IconButton>
          <IconButton label="Print">
            <PrintIcon />
          </IconButton>
        </ToolbarGroup>
      </>
    ),
  },
  render: (args) => (
    <>
      <Toolbar {...args} />
      <Button>After</Button>
    </>
  ),
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tab in, arrows along, Tab out; and back to where one was. */
export const OneTabStop: Story = {
  parameters: { answers: ['one-tab-stop', 'arrows-move', 'comes-back-to-the-last'] },
  play: async ({ canvas }) => {
    const tool = (name: string) => canvas.getByRole('button', { name });
    await expect(canvas.getByRole('toolbar', { name: 'Label preview' })).toBeVisible();
    await userEvent.tab();
    await expect(tool('Zoom out')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(tool('Download')).toHaveFocus();
    // On Tab the toolbar puts the focus on its last tool, and the browser goes on from there. A made-up Tab goes on
    // from where the key went down, so that the two halves are tried one by one.
    await fireEvent.keyDown(tool('Download'), { key: 'Tab' });
    await expect(tool('Print')).toHaveFocus();
    tool('After').focus();
    await userEvent.tab({ shift: true });
    await expect(tool('Download')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tool('Zoom in')).toHaveFocus();
  },
};

/** A press by mouse is where the keyboard goes on from. */
export const ByMouse: Story = {
  parameters: { answers: ['comes-back-to-the-last'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Download' })).toHaveFocus();
  },
};

/** Beside what it works on. */
export const Vertical: Story = {
  parameters: { answers: ['arrows-move'] },
  args: { orientation: 'vertical' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Zoom in' })).toHaveFocus();
  },
};
