import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { zonesWithoutRto } from '../freight.ts';
import { exampleRateCard } from '../rateCard.ts';
import { draftFromContract } from '../draft/cardDraft.ts';
import type { CardDraft } from '../draft/cardDraft.ts';
import { RateCardEditor } from './RateCardEditor.tsx';
import { bigDraft, exampleContract } from '../draft/rateCard.fixture.ts';
import { useCardDraft } from '../draft/useCardDraft.tsx';
import { useSettledCard } from '../draft/useSettledCard.tsx';

interface EditorProps {
  isBig?: boolean;
  isReadOnly?: boolean;
  hasRto?: boolean;
  zoneSlabs?: CardDraft['zone_slabs']['forward'];
}

function Editor({ isBig = false, isReadOnly = false, hasRto = true, zoneSlabs = {} }: EditorProps) {
  const { draft, set, undo, redo, canUndo, canRedo } = useCardDraft(() => {
    const { rto_contract_data: _rto, ...withoutRto } = exampleContract;
    const small = draftFromContract(hasRto ? exampleContract : withoutRto);
    return isBig ? bigDraft(30, 60) : { ...small, zone_slabs: { ...small.zone_slabs, forward: zoneSlabs } };
  });
  const { problems, card } = useSettledCard(draft, { version: 3, base: undefined });
  return (
    <RateCardEditor
      draft={draft}
      problems={problems}
      withoutRto={zonesWithoutRto(card)}
      onChange={set}
      onUndo={undo}
      onRedo={redo}
      canUndo={canUndo}
      canRedo={canRedo}
      {...(!isBig && { base: draftFromContract(exampleContract), baseName: 'v2' })}
      isReadOnly={isReadOnly}
    />
  );
}

const meta = { title: 'Domain/RateCardEditor', component: Editor } satisfies Meta<typeof Editor>;
export default meta;
type Story = StoryObj<typeof meta>;

const paste = (text: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
};
const cellOf = (canvas: HTMLElement, row: number, column: number): HTMLElement => {
  const cell = canvas.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
  if (!cell) throw new Error(`No cell ${row}, ${column}`);
  return cell;
};

export const NamesWhatAPasteSkipped: Story = {
  parameters: { answers: ['names-what-is-skipped'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    cellOf(canvasElement, 0, 0).focus();
    paste('A\t38\t32\nD1\t58\t50');
    const foot = canvasElement.querySelector('[data-part="foot"]');
    await expect(foot).toHaveTextContent('2 cells pasted. Not in this card: D1. Add the zones first.');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(foot).not.toHaveTextContent('D1'));
  },
};

export const PastesASheetAndUndoesIt: Story = {
  parameters: { answers: ['pastes-a-sheet', 'undo-everything'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    cellOf(canvasElement, 0, 0).focus();
    paste('Zone\tFirst\tFurther\nZone D\t₹45.00\t43.80\nZone B\t"32.20"\t27.20');
    await expect(cellOf(canvasElement, 3, 0)).toHaveTextContent('45.00');
    await expect(cellOf(canvasElement, 1, 0)).toHaveTextContent('32.20');
    // The price in the compared version stays visible.
    await expect(cellOf(canvasElement, 3, 0).querySelector('s')).toHaveTextContent('45.40');
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(cellOf(canvasElement, 3, 0)).toHaveTextContent(/^45\.40$/));
    await userEvent.click(canvas.getByRole('button', { name: 'Redo' }));
    await waitFor(() => expect(cellOf(canvasElement, 3, 0)).toHaveTextContent('45.00'));
  },
};

export const TypesMovesAndFillsDown: Story = {
  play: async ({ canvasElement }) => {
    cellOf(canvasElement, 0, 0).focus();
    await userEvent.keyboard('{ArrowDown}31.5{Enter}');
    await expect(cellOf(canvasElement, 1, 0)).toHaveTextContent('31.50');
    await expect(cellOf(canvasElement, 2, 0)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
    await expect(cellOf(canvasElement, 3, 0)).toHaveTextContent('31.50');
    await userEvent.keyboard('{F2}{Backspace}{Backspace}{Escape}');
    await expect(cellOf(canvasElement, 3, 0)).toHaveTextContent('31.50');
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(cellOf(canvasElement, 0, 0)).toHaveFocus();
  },
};

export const NamesWhatIsWrongInTheCell: Story = {
  parameters: { answers: ['errors-in-the-cell'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    cellOf(canvasElement, 4, 1).focus();
    await userEvent.keyboard('abc{Enter}');
    const wrong = cellOf(canvasElement, 4, 1);
    await expect(wrong).toHaveAttribute('aria-invalid', 'true');
    await expect(wrong).toHaveTextContent('Enter an amount in rupees, such as 45.50.');
    await expect(await canvas.findByRole('radio', { name: 'Forward, 1 to correct' })).toBeVisible();
    wrong.focus();
    await userEvent.keyboard('{Delete}');
    await expect(cellOf(canvasElement, 4, 1)).toHaveTextContent('Enter the rate.');
  },
};

export const ARangeIsCopiedForASheet: Story = {
  play: async ({ canvasElement }) => {
    cellOf(canvasElement, 0, 0).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    const clipboardData = new DataTransfer();
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }),
    );
    const { A, B } = exampleRateCard.forward_contract_data;
    await expect(clipboardData.getData('text/plain')).toBe(
      [A, B].map((rate) => `${rate!.base.toFixed(2)}\t${rate!.additional.toFixed(2)}`).join('\n'),
    );
    await expect(within(canvasElement).getByText(/4 cells selected/)).toBeVisible();
  },
};

export const ThousandsOfCells: Story = {
  args: { isBig: true },
  parameters: { answers: ['windowed', 'fills-three-sheets'] },
  play: async ({ canvasElement }) => {
    const cells = () => canvasElement.querySelectorAll('[data-row]').length;
    await expect(cells()).toBeLessThan(500);
    cellOf(canvasElement, 0, 0).focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(cellOf(canvasElement, 29, 60)).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    const rows = Array.from({ length: 90 }, (_, row) =>
      Array.from({ length: 61 }, (__, column) => `${row + 1}.${String(column % 100).padStart(2, '0')}`).join(
        '\t',
      ),
    );
    // A large block is read and shown in slices, the lowest rows last.
    paste(rows.join('\n'));
    await waitFor(() => expect(cellOf(canvasElement, 12, 1)).toHaveTextContent('13.01'));
    await expect(cellOf(canvasElement, 1, 1)).toHaveTextContent('2.01');
    await expect(canvasElement.querySelector('[data-part="foot"]')).toHaveTextContent('5,490 cells pasted');
    await expect(cellOf(canvasElement, 0, 0)).toHaveFocus();
    await userEvent.click(within(canvasElement).getByText('DTO'));
    await expect(cellOf(canvasElement, 0, 0)).toHaveTextContent('61.00');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(cellOf(canvasElement, 12, 1)).toHaveTextContent('47.00'));
  },
};

export const KeepsALargePasteWhenAnotherSheetIsOpened: Story = {
  args: { isBig: true },
  play: async ({ canvasElement }) => {
    cellOf(canvasElement, 0, 0).focus();
    paste(Array.from({ length: 30 }, () => Array.from({ length: 61 }, () => '7.5').join('\t')).join('\n'));
    await userEvent.click(within(canvasElement).getByText('RTO'));
    await expect(cellOf(canvasElement, 0, 0)).toHaveTextContent('30.00');
    await userEvent.click(within(canvasElement).getByText('Forward'));
    await expect(cellOf(canvasElement, 2, 0)).toHaveTextContent('7.50');
  },
};

export const ZonesWithSlabsOfTheirOwn: Story = {
  args: { zoneSlabs: { D: { slab_g: 250, additional_slab_g: 500 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Zones with other slabs: D 250 g, then 500 g/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Slabs by zone' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Slabs by zone' }));
    await expect(dialog.getByLabelText('First slab of zone D, Forward')).toHaveValue('250');
    await userEvent.type(dialog.getByLabelText('Further slab of zone E, RTO'), '1000{Enter}');
    await userEvent.clear(dialog.getByLabelText('First slab of zone D, Forward'));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(
      await canvas.findByText('Zones with other slabs: D 500 g; RTO E 500 g, then 1 kg.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByText(/Zones with other slabs: D 250 g, then 500 g; RTO E/)).toBeVisible();
  },
};

export const AUsedVersionIsReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    cellOf(canvasElement, 0, 0).focus();
    await userEvent.keyboard('9{Enter}');
    await expect(cellOf(canvasElement, 0, 0)).toHaveTextContent('29.50');
    await expect(within(canvasElement).getByRole('grid')).toHaveAttribute('aria-readonly', 'true');
  },
};

/** The zones whose RTO has no price are named, until a share of forward freight prices them. */
export const WarnsWithoutRtoRates: Story = {
  parameters: { answers: ['warns-without-rto'] },
  args: { hasRto: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No RTO rate for zones A, B, C, D, E')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'RTO' }));
    await userEvent.click(canvas.getByRole('button', { name: /Kind of card/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Share of forward' }));
    await waitFor(() => expect(canvas.queryByText(/No RTO rate/)).not.toBeInTheDocument());
  },
};
