import { ToastRegion } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StoryClient } from '../../patterns/storyClient.fixture.tsx';
import type { StoryAnswers } from '../../patterns/storyClient.fixture.tsx';
import { openShipToday, openShipTodayRun } from '../../url/shipTodayAddress.ts';
import { planOf, runOf } from './plan.fixture.ts';
import ShipToday from './ShipToday.tsx';

const run = fn();
const retry = fn();
const cancel = fn();

interface Sent {
  left_out: string[];
  digest?: string;
}
const parse = (body: unknown) => JSON.parse(String(body)) as Sent;

const answers: StoryAnswers = {
  '/ship-today/plan': (body) => ({ body: planOf(parse(body).left_out) }),
  '/ship-today/run': (body) => run(parse(body)) as { body: object },
  '/ship-today/run/job_1': () => ({ body: runOf('running') }),
  '/ship-today/run/job_2': () => ({ body: runOf('done') }),
  '/jobs/job_2/retry': () => retry() as { body: object },
  '/jobs/job_1/retry': () => retry() as { body: object },
  '/jobs/job_1/cancel': () => cancel() as { body: object },
};

function Shown({ more = {} }: { more?: StoryAnswers }) {
  return (
    <StoryClient answers={{ ...answers, ...more }}>
      <ShipToday />
      <ToastRegion />
    </StoryClient>
  );
}

const meta = {
  title: 'Screens/Ship today',
  component: Shown,
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  beforeEach: () => {
    sessionStorage.clear();
    const before = window.location.href;
    openShipToday();
    run.mockReset();
    run.mockReturnValue({ body: { data: { job_id: 'job_1' } } });
    retry.mockReset();
    retry.mockReturnValue({ body: { data: { job: {} } } });
    cancel.mockReset();
    cancel.mockReturnValue({ body: { data: { job: {} } } });
    return () => window.history.replaceState(null, '', before);
  },
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

const pageOf = (element: HTMLElement) => within(element.ownerDocument.body);

/** Enter runs the plan; X before it excludes an order. */
export const EnterShips: Story = {
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await page.findByRole('button', { name: /^Ship 3/ });
    await userEvent.keyboard('j');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('j');
    await userEvent.keyboard('x');
    await page.findByRole('button', { name: /^Ship 2/ });
    await expect(page.getByRole('checkbox', { name: 'Ship KH-100480' })).not.toBeChecked();
    await expect(page.getByRole('button', { name: 'Include 1 excluded order' })).toBeVisible();
    await waitFor(() =>
      expect(page.getByRole('button', { name: /^Ship 2/ })).not.toHaveAttribute('aria-disabled'),
    );
    await userEvent.keyboard('{Enter}');
    await page.findByRole('dialog', { name: 'Shipping 3' });
    await expect(run).toHaveBeenCalledOnce();
    await expect(run).toHaveBeenCalledWith(
      expect.objectContaining({ digest: 'digest-2', left_out: ['ord_0'] }),
    );
    await expect(window.location.search).toContain('ship-today=job_1');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(window.location.search).not.toContain('ship-today');
  },
};

/** On a slow network further presses start no second run. */
export const SlowNetwork: Story = {
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    const started = Promise.withResolvers<{ body: object }>();
    run.mockReturnValue(started.promise);
    await page.findByRole('button', { name: /^Ship 3/ });
    await userEvent.keyboard('{Enter}{Enter}');
    await userEvent.keyboard('{Enter}');
    await expect(run).toHaveBeenCalledOnce();
    started.resolve({ body: { data: { job_id: 'job_1' } } });
    await page.findByRole('dialog', { name: 'Shipping 3' });
    await expect(run).toHaveBeenCalledOnce();
  },
};

/** The plan changed since it was shown: the new one is there, with a notice, and nothing was started. */
export const PlanHasChanged: Story = {
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await page.findByRole('button', { name: /^Ship 3/ });
    const detail = 'The plan changed: KH-100481 was cancelled. Check it, then press Ship again.';
    run.mockReturnValue({ status: 409, body: { message: detail, detail: '' } });
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByText(detail)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Ship 3/ })).toBeVisible();
  },
};

/** A run with a failure: what, why, and Stop. */
export const Running: Story = {
  beforeEach: () => openShipTodayRun('job_1'),
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await page.findByRole('dialog', { name: 'Shipping 3' });
    await expect(page.getAllByText(/rejected the phone number/)[0]).toBeVisible();
    await expect(page.getByRole('button', { name: /Print/ })).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: 'Stop' }));
    await expect(cancel).toHaveBeenCalledOnce();
  },
};

/** A run that has ended: pickups, manifests, labels; failed orders are retried. */
export const Done: Story = {
  beforeEach: () => openShipTodayRun('job_2'),
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await page.findByRole('dialog', { name: '2 ready for pickup' });
    await expect(page.getByRole('link', { name: 'Manifest MF-2041' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pickup PU-88214' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Print 2 labels/ })).toBeEnabled();
    await userEvent.keyboard('r');
    await waitFor(() => expect(retry).toHaveBeenCalledOnce());
    await userEvent.click(page.getByRole('button', { name: 'Plan again' }));
    await page.findByRole('button', { name: /^Ship 3/ });
  },
};

const nothing = planOf(['ord_0', 'ord_1', 'ord_2'], { exceptions: [], excluded: [] });

/** Nothing is left to ship. */
export const AllShipped: Story = {
  args: { more: { '/ship-today/plan': () => ({ body: nothing }) } },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(await page.findByText('Nothing left to book')).toBeVisible();
    await expect(page.queryByRole('button', { name: /^Ship \d/ })).toBeNull();
  },
};

/** The plan could not be made. */
export const Failed: Story = {
  args: {
    more: {
      '/ship-today/plan': () => ({ status: 503, body: { message: 'Planning is busy', detail: '' } }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await expect(await page.findByText('Planning is busy')).toBeVisible();
    await expect(page.getByRole('button', { name: /Try again/ })).toBeVisible();
  },
};

/** The plan on its way. */
export const Loading: Story = {
  args: { more: { '/ship-today/plan': () => new Promise(() => undefined) } },
};
