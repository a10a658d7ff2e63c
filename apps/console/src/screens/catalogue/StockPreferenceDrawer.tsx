import { StockPreference, calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { Button } from '@khep/ui';
import { useState } from 'react';
import { useAction } from '../../data/useAction.ts';
import { useAccess } from '../../data/useAccess.ts';
import { FormDrawer } from '../../patterns/FormDrawer.tsx';

const ofStock = { preference_type: 'stock_preference' } as const;

interface StockPreferenceDrawerProps {
  preference: StockPreference;
  version: number;
  onClose: () => void;
}

/** How orders are limited by stock. */
function StockPreferenceDrawer({ preference, version, onClose }: StockPreferenceDrawerProps) {
  const save = useAction(calls.preferences.add, { invalidates: ['preferences'] });
  return (
    <FormDrawer
      title="Stock preferences"
      description="Orders reserve stock. It is deducted when the courier picks up the box, and released if the order is cancelled."
      submitLabel="Save preferences"
      onClose={onClose}
      form={{
        name: 'stock-preference',
        schema: StockPreference,
        initial: preference,
        version,
        save: (preferences, options) => save.run({ params: ofStock, body: { preferences } }, options),
        onSaved: onClose,
      }}
      sections={() => [
        {
          fields: [
            {
              kind: 'checkbox',
              name: 'allow_back_orders',
              label: 'Allow back-orders',
              description:
                "Accept orders for more units than are available. SKUs without a quantity aren't limited.",
            },
          ],
        },
      ]}
    />
  );
}

/** Opens the brand's stock preferences. Hidden from users without access to settings. */
export function StockPreferences() {
  const { allows } = useAccess();
  const isAllowed = allows('settings');
  const { data } = useCall(calls.preferences.get, isAllowed ? { params: ofStock } : null);
  const [isOpen, setOpen] = useState(false);
  const preference = data?.data.preference;
  if (!isAllowed) return null;
  return (
    <>
      <Button isDisabled={!preference} onPress={() => setOpen(true)}>
        Stock preferences
      </Button>
      {isOpen && preference && (
        <StockPreferenceDrawer
          preference={StockPreference.parse(preference.preferences)}
          version={preference.version}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
