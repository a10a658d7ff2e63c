import { dimensionNames } from '@khep/domain/packing';
import { formatNumber, formatRupeeValue } from '@khep/domain/money';
import type { ChoiceItem } from '@khep/ui';
import type { ReactNode } from 'react';
import type { FileFieldProps } from '../forms/FileField.tsx';
import type { DraftForm } from '../forms/useDraftForm.tsx';
import { getAt } from '../forms/valuePaths.ts';
import type { PathTo } from '../forms/valuePaths.ts';

interface FieldBase {
  label: string;
  description?: string;
  isRequired?: boolean;
  autoFocus?: boolean;
  /** The value can't be changed. For texts and choices. @default false */
  isDisabled?: boolean;
  /** Takes a row of its own. @default false; true for switches, checkboxes, long texts and custom fields */
  isWide?: boolean;
}

/** One field of a form, by what is typed into it. Names are dotted paths into the values. */
export type FormField<Values extends object> =
  | (FieldBase & {
      kind: 'text';
      name: PathTo<Values, string>;
      type?: 'text' | 'email' | 'url';
      inputMode?: 'numeric';
      placeholder?: string;
      isNumeric?: boolean;
      isMultiline?: boolean;
      autoComplete?: string;
      maxLength?: number;
    })
  | (FieldBase & { kind: 'phone' | 'time'; name: PathTo<Values, string> })
  /** Leave it out of the draft with `except`. */
  | (FieldBase & { kind: 'password'; name: PathTo<Values, string>; autoComplete?: 'new-password' })
  | (FieldBase & { kind: 'image'; name: PathTo<Values, string>; endpoint?: FileFieldProps['endpoint'] })
  | (FieldBase & { kind: 'images'; name: PathTo<Values, readonly string[]> })
  /** An image or PDF that only the brand can read. */
  | (FieldBase & { kind: 'privateFile'; name: PathTo<Values, string> })
  | (FieldBase & {
      kind: 'multiselect';
      name: PathTo<Values, readonly string[]>;
      items: readonly ChoiceItem[];
      placeholder?: string;
    })
  /** An Indian address: PIN code, address, landmark, city and state, whose names begin with the prefix. */
  | {
      kind: 'address';
      prefix: '' | `${string}_` | `${string}.`;
      /** Before the label of each part, in errors: "Return address: ". */
      label?: string;
      isRequired?: boolean;
      /** @default true */
      hasLandmark?: boolean;
      /** @default true */
      isWide?: boolean;
    }
  | (FieldBase & {
      kind: 'number';
      name: PathTo<Values, number>;
      unit?: string;
      minValue?: number;
      maxValue?: number;
      maxDecimals?: number;
      /** An emptied field is null, for values that may be absent. @default false */
      isNullable?: boolean;
    })
  | (FieldBase & { kind: 'money' | 'weight'; name: PathTo<Values, number> })
  | (FieldBase & {
      kind: 'select' | 'combobox' | 'radio';
      name: PathTo<Values, string>;
      items: readonly ChoiceItem[];
      /** The choice without an id is null. @default false */
      isNullable?: boolean;
    })
  | (FieldBase & { kind: 'checkbox'; name: PathTo<Values, boolean> })
  /** Values that are numbers are 1 or 0. */
  | (FieldBase & { kind: 'switch'; name: PathTo<Values, boolean | number>; isNumber?: boolean })
  | (FieldBase & {
      kind: 'dimensions';
      names: readonly [
        length: PathTo<Values, number>,
        width: PathTo<Values, number>,
        height: PathTo<Values, number>,
      ];
      isOptional?: boolean;
    })
  | {
      kind: 'custom';
      /** Labels by path of the values that it changes, for errors and version conflicts. */
      labels: Readonly<Partial<Record<string, string>>>;
      /** Writes a value out, for version conflicts. @default plain text */
      format?: (value: unknown, path: string) => string;
      /** @default true */
      isWide?: boolean;
      content: ReactNode;
    };

export interface FormSection<Values extends object> {
  /** Left out in a drawer, and for a form of one section. */
  title?: string;
  description?: string;
  /** @default two from 768 px */
  columns?: 1 | 2 | 4;
  /** Falsy ones are left out: `values.is_combo && …`. */
  fields: readonly (FormField<Values> | false | undefined)[];
}

/** The sections of a form, from its state. */
export type FormSections<Values extends object> = (form: DraftForm<Values>) => readonly FormSection<Values>[];

/** A value as people read it, by its field. */
export interface DescribedValue {
  label: string;
  format: (value: unknown) => string;
}

/** Writes out a value that has no format of its own. */
export const plain = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return 'Empty';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.length === 0 ? 'None' : value.map(plain).join(', ');
  return JSON.stringify(value);
};

const withUnit = (unit: string) => (value: unknown) =>
  typeof value === 'number' ? `${formatNumber(value)} ${unit}` : plain(value);

const addressLabels = {
  pincode: 'PIN code',
  address: 'Address',
  landmark: 'Landmark',
  city: 'City',
  state: 'State',
};

function describeField<Values extends object>(field: FormField<Values>): [path: string, DescribedValue][] {
  switch (field.kind) {
    case 'custom':
      return Object.entries(field.labels).map(([path, label]) => [
        path,
        { label: label ?? path, format: (value) => field.format?.(value, path) ?? plain(value) },
      ]);
    case 'address':
      return Object.entries(addressLabels).map(([part, label]) => [
        `${field.prefix}${part}`,
        { label: `${field.label ?? ''}${label}`, format: plain },
      ]);
    case 'dimensions':
      return field.names.map((name, index) => [
        name,
        {
          label: `${field.label.split(',')[0] ?? ''}, ${dimensionNames[index] ?? ''}`,
          format: withUnit('cm'),
        },
      ]);
    case 'money':
      return [
        [
          field.name,
          {
            label: field.label,
            format: (value) => (typeof value === 'number' ? formatRupeeValue(value) : plain(value)),
          },
        ],
      ];
    case 'weight':
      return [[field.name, { label: field.label, format: withUnit('g') }]];
    case 'number':
      return [[field.name, { label: field.label, format: field.unit ? withUnit(field.unit) : plain }]];
    case 'select':
    case 'combobox':
    case 'radio': {
      const labels = new Map(field.items.map(({ id, label }) => [id, label]));
      return [
        [
          field.name,
          {
            label: field.label,
            format: (value) => labels.get(typeof value === 'string' ? value : '') ?? plain(value),
          },
        ],
      ];
    }
    case 'multiselect': {
      const labels = new Map(field.items.map(({ id, label }) => [id, label]));
      const format = (value: unknown) =>
        plain(Array.isArray(value) ? value.map((id) => labels.get(String(id)) ?? id) : value);
      return [[field.name, { label: field.label, format }]];
    }
    case 'switch':
      return [[field.name, { label: field.label, format: (value) => (isOn(value) ? 'Yes' : 'No') }]];
    default:
      return [[field.name, { label: field.label, format: plain }]];
  }
}

/** Whether the value of a switch is on. */
export const isOn = (value: unknown): boolean => value === true || value === 1;

/** Labels and formats of every value that the sections change, by dotted path. */
export function describeValues<Values extends object>(
  sections: readonly FormSection<Values>[],
): ReadonlyMap<string, DescribedValue> {
  return new Map(
    sections.flatMap(({ fields }) => fields.flatMap((field) => (field ? describeField(field) : []))),
  );
}

/** Keeps one error for the three sides of a dimensions field: they are corrected together. */
export function mergeDimensionErrors<Values extends object>(
  errors: Readonly<Record<string, string>>,
  sections: readonly FormSection<Values>[],
): Record<string, string> {
  const repeated = new Set<string>();
  for (const field of sections.flatMap(({ fields }) => fields)) {
    if (!field || field.kind !== 'dimensions') continue;
    for (const name of field.names.filter((path) => path in errors).slice(1)) repeated.add(name);
  }
  return Object.fromEntries(Object.entries(errors).filter(([path]) => !repeated.has(path)));
}

/** Reads the three sides of a dimensions field. */
export function dimensionsAt(values: object, names: readonly [string, string, string]) {
  const side = (name: string) => {
    const value = getAt(values, name);
    return typeof value === 'number' ? value : undefined;
  };
  return { length: side(names[0]), width: side(names[1]), height: side(names[2]) };
}
