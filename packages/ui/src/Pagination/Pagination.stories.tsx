import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Pagination, type PaginationProps } from './Pagination.tsx';

function Paging(props: PaginationProps) {
  const [page, setPage] = useState(props.page);
  return (
    <Pagination
      {...props}
      page={page}
      onPageChange={(next) => {
        props.onPageChange?.(next);
        setPage(next);
      }}
    />
  );
}

const meta = {
  title: 'Kit/Pagination',
  component: Pagination,
  args: { page: 2, total: 1234, pageSize: 50, onPageChange: fn() },
  render: (args) => <Paging {...args} />,
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By number, then by the arrow until there is no more. */
export const GoesFromPageToPage: Story = {
  parameters: { answers: ['goes-by-mouse-and-keys', 'says-the-range', 'ends-keep-the-focus'] },
  play: async ({ args, canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(canvas.getByText('51–100 of 1,234')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 25' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(25);
    await waitFor(() => expect(page.getByRole('status')).toHaveTextContent('Page 25 of 25'));
    await expect(canvas.getByText('1,201–1,234 of 1,234')).toBeVisible();
    const next = canvas.getByRole('button', { name: 'Next page' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(next).toHaveFocus();
    canvas.getByRole('button', { name: 'Previous page' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(24);
    await expect(canvas.getByRole('button', { name: 'Page 24' })).toHaveAttribute('aria-current', 'page');
  },
};

/** The address is the state. */
export const AsLinks: Story = {
  parameters: { answers: ['links-when-asked'] },
  args: { getHref: (page) => `#orders?page=${page}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '#orders?page=3');
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '#orders?page=3');
  },
};

/** All on one page. */
export const OnePage: Story = {
  parameters: { answers: ['one-page-only-the-range'] },
  args: { page: 1, total: 31 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–31 of 31')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
