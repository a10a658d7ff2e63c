import { calls } from '@khep/api';
import { CallError } from '@khep/api/client';
import type { FormDeclaration } from '../forms/useDraftForm.tsx';
import type { Schema } from '../forms/useForm.ts';
import { FormPage } from './FormPage.tsx';
import type { FormPageProps } from './FormPage.tsx';
import type { FormSections } from './formFields.ts';

export interface StoryWarehouse {
  name: string;
  pincode: string;
  state: string;
  charge?: number;
  version?: number;
}

export const warehouseSchema: Schema<StoryWarehouse> = {
  safeParse(input) {
    const warehouse = input as StoryWarehouse;
    const issues = [
      ...(warehouse.name === '' ? [{ path: ['name'], message: 'Enter a name' }] : []),
      ...(/^\d{6}$/.test(warehouse.pincode)
        ? []
        : [{ path: ['pincode'], message: 'Enter a 6-digit PIN code' }]),
    ];
    return issues.length === 0 ? { success: true, data: warehouse } : { success: false, error: { issues } };
  },
};

export const savedWarehouse: StoryWarehouse = {
  name: 'Jaipur studio',
  pincode: '302017',
  state: 'Rajasthan',
  charge: 45,
  version: 7,
};
export const newWarehouse: Partial<StoryWarehouse> = { name: '', pincode: '', state: '' };

const states = ['Karnataka', 'Maharashtra', 'Rajasthan', 'Tamil Nadu'].map((label) => ({ id: label, label }));

export const warehouseSections: FormSections<StoryWarehouse> = () => [
  {
    title: 'Warehouse',
    fields: [
      { kind: 'text', name: 'name', label: 'Name', isRequired: true },
      { kind: 'text', name: 'pincode', label: 'PIN code', inputMode: 'numeric', isRequired: true },
      { kind: 'select', name: 'state', label: 'State', items: states },
      { kind: 'money', name: 'charge', label: 'Handling charge' },
    ],
  },
];

type StoryForm = FormDeclaration<StoryWarehouse, string>;

export interface WarehousePageProps extends Partial<Pick<StoryForm, 'name' | 'save' | 'onSaved'>> {
  /** Undefined while it is loading. */
  initial: Partial<StoryWarehouse> | undefined;
  record?: FormPageProps<StoryWarehouse, string>['record'];
}

/** The form page of the stories. */
export function WarehousePage({ initial, record, name = 'story', save, onSaved }: WarehousePageProps) {
  return (
    <FormPage<StoryWarehouse, string>
      title={initial?.name ? `Edit ${initial.name}` : 'Add warehouse'}
      description="Couriers pick up from here."
      breadcrumbs={[{ label: 'Warehouses', href: '#warehouses' }, { label: 'Warehouse' }]}
      submitLabel="Save warehouse"
      cancelHref="#warehouses"
      {...(record && { record })}
      sections={warehouseSections}
      form={
        initial && {
          name,
          schema: warehouseSchema,
          initial,
          save: save ?? (() => Promise.resolve({ ok: true, answer: 'war_1' })),
          onSaved: onSaved ?? (() => undefined),
        }
      }
    />
  );
}

export const storyError = (status: number, detail = '') =>
  new CallError({ endpoint: calls.warehouse.update, status, message: 'Error updating warehouse', detail });
