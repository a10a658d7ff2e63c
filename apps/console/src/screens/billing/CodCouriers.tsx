import { calls } from '@khep/api';
import type { CodCalendar } from '@khep/api';
import { describeCodCycle } from '@khep/domain/cod';
import { weekdayNames } from '@khep/domain/days';
import { formatRupeeValue } from '@khep/domain/money';
import { Button, Card, Table, ToggleChips } from '@khep/ui';
import { useState } from 'react';
import { useAction } from '../../data/useAction.ts';
import { FormDrawer } from '../../patterns/FormDrawer.tsx';

type Courier = CodCalendar['couriers'][number];

/** Lists the amounts that couriers owe, and when they pay; the cycle of the contract can be changed. */
export function CodCouriers({ couriers }: { couriers: readonly Courier[] }) {
  const [edited, setEdited] = useState<Courier>();
  return (
    <Card title="Couriers">
      <Table
        label="COD money by courier"
        rows={couriers}
        rowKey={({ partner }) => partner}
        narrowLayout="stacked"
        columns={[
          { id: 'courier', header: 'Courier', isRowHeader: true, cell: ({ courier }) => courier },
          { id: 'cycle', header: 'Pays', cell: describeCodCycle },
          {
            id: 'due',
            header: 'Due',
            align: 'end',
            cell: ({ due }) => formatRupeeValue(due, { decimals: 'auto' }),
          },
          {
            id: 'late',
            header: 'Late',
            align: 'end',
            cell: ({ late }) => (late === 0 ? '–' : formatRupeeValue(late, { decimals: 'auto' })),
          },
          {
            id: 'edit',
            header: 'Cycle',
            align: 'end',
            cell: (courier) => (
              <Button size="small" variant="ghost" onPress={() => setEdited(courier)}>
                {`Edit cycle of ${courier.courier}`}
              </Button>
            ),
          },
        ]}
      />
      {edited && <CycleDrawer courier={edited} onClose={() => setEdited(undefined)} />}
    </Card>
  );
}

function CycleDrawer({ courier, onClose }: { courier: Courier; onClose: () => void }) {
  const save = useAction(calls.billing.codCycleSave, { invalidates: ['billing'] });
  const { partner, days_after, weekdays: days, version } = courier;
  return (
    <FormDrawer
      title={`COD cycle of ${courier.courier}`}
      description="As agreed with the courier. Due days are calculated from it."
      submitLabel="Save cycle"
      onClose={onClose}
      form={{
        name: `cod-cycle:${partner}`,
        schema: calls.billing.codCycleSave.body,
        initial: { days_after, weekdays: days },
        version,
        save: (body, options) => save.run({ params: { partner }, body }, options),
        onSaved: onClose,
      }}
      sections={({ values, setAt }) => [
        {
          fields: [
            {
              kind: 'number',
              name: 'days_after',
              label: 'Days after delivery',
              unit: 'days',
              minValue: 0,
              maxValue: 60,
              isRequired: true,
            },
            {
              kind: 'custom',
              labels: { weekdays: 'Payout days' },
              content: (
                <ToggleChips
                  label="Payout days"
                  description="None selected: any day."
                  items={weekdayNames.map((label, index) => ({ id: String(index), label }))}
                  value={(values.weekdays ?? []).map(String)}
                  onChange={(next) => setAt('weekdays', next.map(Number))}
                />
              ),
            },
          ],
        },
      ]}
    />
  );
}
