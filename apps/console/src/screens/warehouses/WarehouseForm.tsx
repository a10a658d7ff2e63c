import { calls } from '@khep/api';
import type { WarehouseDraft } from '@khep/api';
import { placeGstinProblem, warehouseProblems } from '@khep/domain/tax';
import { noReturnAddress, returnsToItself } from '@khep/domain/warehouses';
import type { PlaceField } from '@khep/domain/warehouses';
import { LinkButton, Switch } from '@khep/ui';
import type { BreadcrumbItem } from '@khep/ui';
import { useState } from 'react';
import type { DraftForm, FormDeclaration } from '../../forms/useDraftForm.tsx';
import type { FieldBinding, Schema } from '../../forms/useForm.ts';
import { paths } from '../../paths.ts';
import { FormPage } from '../../patterns/FormPage.tsx';
import type { RecordCall } from '../../patterns/RecordPage.tsx';
import type { FormField, FormSections } from '../../patterns/formFields.ts';

export interface WarehouseFormProps extends Pick<
  FormDeclaration<WarehouseDraft, unknown>,
  'save' | 'onSaved'
> {
  title: string;
  breadcrumb: BreadcrumbItem;
  submitLabel: string;
  /** Undefined while the warehouse is loading. */
  initial: Partial<WarehouseDraft> | undefined;
  record?: RecordCall;
  /** The warehouse being edited. */
  ownId?: string;
}

type Field = FormField<WarehouseDraft>;
/** `return_` for the return address. */
type Prefix = '' | 'return_';

/** Validates a warehouse with the rules of the server. */
const schema: Schema<WarehouseDraft> = {
  safeParse(input) {
    const result = calls.warehouse.add.body.safeParse(input);
    if (!result.success) return result;
    const issues = Object.entries(warehouseProblems(result.data)).map(([field, message]) => ({
      path: field.split('.'),
      message,
    }));
    return issues.length === 0 ? result : { success: false, error: { issues } };
  },
};

/** The fields of a place that couriers go to: contact, address, hours. */
function placeFields(form: DraftForm<WarehouseDraft>, prefix: Prefix): Field[] {
  const isReturn = prefix !== '';
  const isRequired = !isReturn;
  const name = <Part extends PlaceField>(part: Part) => `${prefix}${part}` as const;
  const textAt = (part: PlaceField) => (form.binding(name(part)) as FieldBinding<string>).value ?? '';
  const gstin = textAt('gst_in');
  // As soon as it is complete.
  const gstHint = gstin.length === 15 ? placeGstinProblem(gstin, textAt('state')) : undefined;
  return [
    {
      kind: 'text',
      name: name('name'),
      label: isReturn ? 'Name of the place' : 'Warehouse name',
      isRequired,
    },
    { kind: 'text', name: name('poc_name'), label: 'Contact person', isRequired },
    { kind: 'phone', name: name('phone'), label: 'Phone', isRequired },
    { kind: 'text', name: name('email'), label: 'Email', type: 'email' },
    { kind: 'address', prefix, isWide: false, isRequired, ...(isReturn && { label: 'Return address: ' }) },
    { kind: 'text', name: name('country'), label: 'Country' },
    {
      kind: 'text',
      name: name('gst_in'),
      label: 'GSTIN',
      description: gstHint,
    },
    { kind: 'text', name: name('google_location_link'), label: 'Map link', type: 'url' },
    { kind: 'text', name: name('opening_time'), label: 'Opens at', placeholder: '10:00', isNumeric: true },
    { kind: 'text', name: name('closing_time'), label: 'Closes at', placeholder: '19:00', isNumeric: true },
    { kind: 'number', name: name('latitude'), label: 'Latitude', isNullable: true },
    { kind: 'number', name: name('longitude'), label: 'Longitude', isNullable: true },
  ];
}

const noVendor = { name: '', phone: '', email: '', gst_number: '' };

/** Everything a courier needs to find the door, and the return address. */
export function WarehouseForm({
  breadcrumb,
  initial,
  record,
  ownId,
  save,
  onSaved,
  ...page
}: WarehouseFormProps) {
  // Undefined until it is switched: then it follows from the return address.
  const [isReturnSame, setReturnSame] = useState<boolean>();

  const sections: FormSections<WarehouseDraft> = (form) => {
    const { values } = form;
    const isSame = isReturnSame ?? returnsToItself(values);
    const hasVendor = values.is_vendor_warehouse ?? false;
    return [
      {
        title: 'Warehouse',
        fields: [
          ...placeFields(form, ''),
          {
            kind: 'checkbox',
            name: 'is_primary_warehouse',
            label: 'Primary warehouse',
            description: 'Default warehouse for new orders.',
          },
        ],
      },
      {
        title: 'Returns',
        description: 'The return address printed on labels.',
        fields: [
          {
            kind: 'custom',
            labels: {},
            content: (
              <Switch
                value={isSame}
                onChange={(next) => {
                  setReturnSame(next);
                  if (next) form.set(noReturnAddress);
                }}
              >
                Same as the warehouse address
              </Switch>
            ),
          },
          ...(isSame ? [] : placeFields(form, 'return_')),
        ],
      },
      {
        title: 'Vendor',
        fields: [
          {
            kind: 'custom',
            labels: { is_vendor_warehouse: 'A vendor ships from here' },
            content: (
              <Switch
                value={hasVendor}
                onChange={(is_vendor_warehouse) =>
                  form.set({
                    is_vendor_warehouse,
                    vendor_details: is_vendor_warehouse ? (values.vendor_details ?? noVendor) : null,
                  })
                }
              >
                A vendor ships from here
              </Switch>
            ),
          },
          hasVendor && { kind: 'text', name: 'vendor_details.name', label: 'Vendor name' },
          hasVendor && { kind: 'phone', name: 'vendor_details.phone', label: 'Vendor phone' },
          hasVendor && {
            kind: 'text',
            name: 'vendor_details.email',
            label: 'Vendor email',
            type: 'email',
          },
          hasVendor && { kind: 'text', name: 'vendor_details.gst_number', label: 'Vendor GSTIN' },
        ],
      },
    ];
  };

  const form: FormDeclaration<WarehouseDraft, unknown> | undefined = initial && {
    name: `warehouse:${ownId ?? 'new'}`,
    schema,
    initial,
    save: (body, options) =>
      save((isReturnSame ?? returnsToItself(body)) ? { ...body, ...noReturnAddress } : body, options),
    onSaved,
  };

  return (
    <FormPage
      {...page}
      breadcrumbs={[{ label: 'Warehouses', href: paths.warehouses() }, breadcrumb]}
      cancelHref={paths.warehouses()}
      {...(record && {
        record: {
          ...record,
          notFound: 'Warehouse not found',
          listLink: <LinkButton href={paths.warehouses()}>All warehouses</LinkButton>,
        },
      })}
      form={form}
      sections={sections}
    />
  );
}
