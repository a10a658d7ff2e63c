import type { Meta, StoryObj } from '@storybook/react-vite';
import { NamedPages } from './NamedPages.fixture.tsx';
import { VersionConflictDialog } from './VersionConflictDialog.tsx';
import { describeValues } from './formFields.ts';
import type { DraftForm } from '../forms/useDraftForm.tsx';
import {
  WarehousePage,
  newWarehouse,
  savedWarehouse,
  storyError,
  warehouseSections,
  type StoryWarehouse,
} from './warehouseForm.fixture.tsx';

const meta = {
  title: 'Patterns/Form page/Matrix',
  beforeEach: () => {
    sessionStorage.clear();
    const draft = {
      typed: { name: 'Jaipur workshop' },
      base: { name: savedWarehouse.name },
      idempotencyKey: 'story-key',
    };
    sessionStorage.setItem('draft:::restored', JSON.stringify(draft));
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const record = { reload: () => Promise.resolve() };

/** New, loading, missing, and without access. */
export const EveryState: Story = {
  render: () => (
    <NamedPages
      pages={{
        new: <WarehousePage name="new" initial={newWarehouse} />,
        loading: <WarehousePage initial={undefined} />,
        missing: (
          <WarehousePage
            initial={undefined}
            record={{ ...record, error: storyError(404), notFound: 'Warehouse not found' }}
          />
        ),
        'no access': (
          <WarehousePage
            initial={undefined}
            record={{
              ...record,
              error: storyError(403, 'Ask a brand owner for access in Settings > Users.'),
            }}
          />
        ),
      }}
    />
  ),
};

/** Restored from a draft. */
export const RestoredDraft: Story = {
  render: () => <WarehousePage name="restored" initial={savedWarehouse} />,
};

const conflict: DraftForm<StoryWarehouse>['conflict'] = {
  changes: [
    { path: 'name', base: 'Jaipur studio', mine: 'Jaipur workshop', theirs: 'Jaipur hub', isConflict: true },
    { path: 'charge', base: 45, mine: 45, theirs: 60, isConflict: false },
  ],
  merged: { ...savedWarehouse, name: 'Jaipur workshop', charge: 60 },
  theirs: { ...savedWarehouse, name: 'Jaipur hub', charge: 60 },
  version: 8,
  changedBy: 'Devendra',
  changedAt: '',
  origin: 'save',
};

/** Both values of each field that someone else changed. */
export const AVersionConflict: Story = {
  render: () => (
    <VersionConflictDialog
      form={{ conflict, isPending: false, resolve: () => undefined, dismissConflict: () => undefined }}
      values={describeValues(warehouseSections({} as unknown as Parameters<typeof warehouseSections>[0]))}
    />
  ),
};
