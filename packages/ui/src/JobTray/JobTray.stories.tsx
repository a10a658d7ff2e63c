import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { someJobs } from './jobs.fixture.ts';
import { JobTray } from './JobTray.tsx';

const meta = {
  title: 'Kit/JobTray',
  component: JobTray,
  parameters: { isOverPage: true },
  args: { jobs: someJobs, onCancel: fn(), onRetry: fn(), onDismiss: fn() },
} satisfies Meta<typeof JobTray>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Jobs can be cancelled, retried and dismissed. */
export const StopsTriesAgainAndDismisses: Story = {
  parameters: { answers: ['cancel-retry-dismiss', 'leaving-is-safe', 'clears-finished'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/You can close this tab/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel Creating 1,000 labels' }));
    await expect(args.onCancel).toHaveBeenCalledWith('labels');
    canvas.getByRole('button', { name: /^Retry Reconciling/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledWith('rates');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenLastCalledWith('rates');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear finished' }));
    await expect(args.onDismiss).toHaveBeenLastCalledWith('report');
  },
};

/** Collapsed, it shows the number of running jobs. */
export const FoldsAway: Story = {
  parameters: { answers: ['folds-away'] },
  play: async ({ canvas }) => {
    const head = canvas.getByRole('button', { name: '2 jobs running' });
    await userEvent.click(head);
    await expect(head).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('list')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('list', { name: 'Jobs' })).toBeVisible();
  },
};

function Ending() {
  const [jobs, setJobs] = useState(someJobs.slice(0, 1));
  return (
    <>
      <Button
        onPress={() =>
          setJobs(jobs.map((job) => ({ ...job, status: 'done' as const, detail: '997 made, 3 refused' })))
        }
      >
        End it
      </Button>
      <JobTray jobs={jobs} />
    </>
  );
}

/** The result is announced, wherever focus is. */
export const SaysWhatCameOfIt: Story = {
  parameters: { answers: ['says-the-end'] },
  render: () => <Ending />,
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'End it' }));
    await waitFor(() =>
      expect(page.getByRole('status')).toHaveTextContent('Creating 1,000 labels: Done. 997 made, 3 refused'),
    );
    await expect(canvas.getByRole('button', { name: 'All jobs done' })).toBeVisible();
  },
};

/** Without jobs it renders nothing. */
export const WithoutJobs: Story = {
  parameters: { answers: ['absent-without-jobs'], isOverPage: false },
  args: { jobs: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

const fetchResult = fn();

/** A result that needs authentication is fetched by a button. */
export const FetchesTheResult: Story = {
  parameters: { answers: ['result-by-button'] },
  args: {
    jobs: [
      {
        id: 'labels',
        label: '240 labels',
        status: 'done',
        result: { label: 'Download labels.pdf', onPress: fetchResult },
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download labels.pdf' }));
    await expect(fetchResult).toHaveBeenCalledOnce();
  },
};

const openRun = fn();

/** Failures and their reasons are one press away, and so are the records. */
export const SaysWhatFailed: Story = {
  parameters: { answers: ['says-what-failed'] },
  args: {
    jobs: [
      {
        id: 'couriers',
        label: 'Couriers for 12 orders',
        status: 'partial',
        detail: '11 done · 1 failed',
        link: { label: 'Open Ready to ship', href: '#ready' },
        issues: { label: 'Show 1 failed', content: 'KH-100482: no courier serves 797103.' },
      },
      { id: 'run', label: 'Shipping 46', status: 'running', link: { label: 'Open', onPress: openRun } },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/no courier serves/)).toBeNull();
    const toggle = canvas.getByRole('button', { name: 'Show 1 failed' });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/no courier serves/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open Ready to ship' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(openRun).toHaveBeenCalledOnce();
  },
};
