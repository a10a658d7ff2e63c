import { AddressFields } from '@khep/domain/india/ui';
import {
  Checkbox,
  ComboBox,
  DimensionsField,
  Grid,
  Inline,
  MoneyField,
  MultiSelect,
  NumberField,
  PasswordField,
  PhoneField,
  RadioGroup,
  Select,
  Stack,
  Switch,
  TextArea,
  TextField,
  TimeField,
  WeightField,
} from '@khep/ui';
import type { ReactNode } from 'react';
import { ImageField } from '../forms/ImageField.tsx';
import { ImagesField } from '../forms/ImagesField.tsx';
import { PrivateFileField } from '../forms/PrivateFileField.tsx';
import { lookUpPincode } from '../forms/lookUpPincode.ts';
import type { DraftForm } from '../forms/useDraftForm.tsx';
import type { FieldBinding } from '../forms/useForm.ts';
import { dimensionsAt, isOn } from './formFields.ts';
import type { FormField } from './formFields.ts';

/** Draws one field of a form. */
function Field<Values extends object>({
  field,
  form,
}: {
  field: FormField<Values>;
  form: DraftForm<Values>;
}) {
  if (field.kind === 'custom') return field.content;
  if (field.kind === 'dimensions') {
    const { kind: _kind, names, isOptional = false, isWide: _isWide, ...props } = field;
    return (
      <DimensionsField
        {...props}
        isRequired={!isOptional}
        names={names}
        value={dimensionsAt(form.values, names)}
        onChange={({ length, width, height }) => {
          const empty = isOptional ? null : undefined;
          form.setAt(names[0], length ?? empty);
          form.setAt(names[1], width ?? empty);
          form.setAt(names[2], height ?? empty);
        }}
        errorMessage={names.map((name) => form.errors[name]).find((message) => message !== undefined)}
      />
    );
  }
  if (field.kind === 'address') {
    const { prefix, isRequired = false, hasLandmark = true } = field;
    const textAt = (part: string) => (form.binding(`${prefix}${part}`) as FieldBinding<string>).value ?? '';
    return (
      <AddressFields
        value={{
          pincode: textAt('pincode'),
          address: textAt('address'),
          landmark: textAt('landmark'),
          city: textAt('city'),
          state: textAt('state'),
        }}
        onChange={(patch) => {
          for (const [part, value] of Object.entries(patch)) form.setAt(`${prefix}${part}`, value);
        }}
        nameOf={(part) => `${prefix}${part}`}
        errors={form.errors}
        lookUpPincode={lookUpPincode}
        isRequired={isRequired}
        hasLandmark={hasLandmark}
      />
    );
  }
  const binding = form.binding(field.name);
  const text = binding as FieldBinding<string>;
  const number = binding as FieldBinding<number>;
  switch (field.kind) {
    case 'text': {
      const { kind: _kind, isWide: _isWide, name: _name, isMultiline = false, ...props } = field;
      if (!isMultiline) return <TextField {...props} {...text} />;
      const { type: _type, inputMode: _mode, isNumeric: _numeric, autoComplete: _auto, ...area } = props;
      return <TextArea {...area} {...text} />;
    }
    case 'phone':
      return <PhoneField label={field.label} isRequired={field.isRequired ?? false} {...text} />;
    case 'password': {
      const { kind: _kind, isWide: _isWide, name: _name, autoFocus: _autoFocus, ...props } = field;
      return <PasswordField {...props} {...text} />;
    }
    case 'time':
      return (
        <TimeField
          {...text}
          label={field.label}
          value={text.value ?? null}
          onChange={(value) => form.setAt(field.name, value)}
        />
      );
    case 'image':
      return (
        <ImageField label={field.label} {...text} {...(field.endpoint && { endpoint: field.endpoint })} />
      );
    case 'images': {
      const { label, description } = field;
      const { value = [], ...images } = binding as FieldBinding<readonly string[]>;
      return (
        <ImagesField
          {...images}
          label={label}
          value={value}
          onChange={(urls) => form.setAt(field.name, urls)}
          {...(description !== undefined && { description })}
        />
      );
    }
    case 'privateFile': {
      const { label, description } = field;
      return <PrivateFileField label={label} description={description} {...text} />;
    }
    case 'multiselect': {
      const { kind: _kind, isWide: _isWide, name, autoFocus: _autoFocus, ...props } = field;
      const value = (binding as FieldBinding<readonly string[]>).value ?? [];
      return (
        <MultiSelect
          {...props}
          name={name}
          value={value}
          // In the order of the items, whatever was chosen first.
          onChange={(ids) =>
            form.setAt(
              name,
              field.items.filter(({ id }) => ids.includes(id)).map(({ id }) => id),
            )
          }
          errorMessage={binding.errorMessage}
        />
      );
    }
    case 'number': {
      const { kind: _kind, isWide: _isWide, name: _name, isNullable = false, ...props } = field;
      return (
        <NumberField
          {...props}
          {...number}
          value={number.value ?? undefined}
          onChange={(value) => form.setAt(field.name, value ?? (isNullable ? null : undefined))}
        />
      );
    }
    case 'money': {
      const { kind: _kind, isWide: _isWide, name: _name, ...props } = field;
      return <MoneyField {...props} {...number} />;
    }
    case 'weight': {
      const { kind: _kind, isWide: _isWide, name: _name, ...props } = field;
      // In grams, so that adding and editing a record show the same unit.
      return <WeightField unit="g" {...props} {...number} />;
    }
    case 'select': {
      const {
        kind: _kind,
        isWide: _isWide,
        name,
        autoFocus: _autoFocus,
        isNullable = false,
        ...props
      } = field;
      if (!isNullable) return <Select {...props} {...text} />;
      return (
        <Select
          {...props}
          {...text}
          value={text.value ?? ''}
          onChange={(id) => form.setAt(name, id === '' || id === undefined ? null : id)}
        />
      );
    }
    case 'combobox': {
      const { kind: _kind, isWide: _isWide, name: _name, isNullable: _isNullable, ...props } = field;
      return <ComboBox {...props} {...text} />;
    }
    case 'radio': {
      const {
        kind: _kind,
        isWide: _isWide,
        name: _name,
        autoFocus: _autoFocus,
        isNullable: _isNullable,
        ...props
      } = field;
      return <RadioGroup {...props} {...text} />;
    }
    case 'switch':
      return (
        <Switch
          value={isOn(binding.value)}
          onChange={(isSelected) => form.setAt(field.name, field.isNumber ? Number(isSelected) : isSelected)}
        >
          {field.label}
        </Switch>
      );
    default:
      return (
        <Checkbox value={binding.value === true} onChange={binding.onChange} description={field.description}>
          {field.label}
        </Checkbox>
      );
  }
}

const wideKinds: ReadonlySet<string> = new Set([
  'switch',
  'checkbox',
  'radio',
  'custom',
  'address',
  'privateFile',
  'multiselect',
]);
const isWide = <Values extends object>(field: FormField<Values>): boolean =>
  field.isWide ?? (wideKinds.has(field.kind) || (field.kind === 'text' && field.isMultiline === true));

const keyOf = <Values extends object>(field: FormField<Values>): string =>
  field.kind === 'custom'
    ? Object.keys(field.labels).join()
    : field.kind === 'address'
      ? `${field.prefix}address`
      : field.kind === 'dimensions'
        ? field.names.join()
        : field.name;

/** Fields that share the columns, switches beside each other, or one wide field. */
interface Run<Values extends object> {
  kind: 'grid' | 'switches' | 'wide';
  fields: FormField<Values>[];
}

function runsOf<Values extends object>(
  fields: readonly (FormField<Values> | false | undefined)[],
): Run<Values>[] {
  const runs: Run<Values>[] = [];
  for (const field of fields) {
    if (!field) continue;
    const last = runs.at(-1);
    const kind = field.kind === 'switch' ? 'switches' : isWide(field) ? 'wide' : 'grid';
    if (last?.kind === kind && kind !== 'wide') last.fields.push(field);
    else runs.push({ kind, fields: [field] });
  }
  return runs;
}

const gridColumns = { 1: 1, 2: { base: 1, md: 2 }, 4: { base: 2, lg: 4 } } as const;

export interface FormFieldsProps<Values extends object> {
  form: DraftForm<Values>;
  fields: readonly (FormField<Values> | false | undefined)[];
  /** @default 2 */
  columns?: 1 | 2 | 4;
}

/** Fields of a section: in columns, wide ones between them. */
export function FormFields<Values extends object>({ form, fields, columns = 2 }: FormFieldsProps<Values>) {
  const drawn = (field: FormField<Values>): ReactNode => (
    <Field key={keyOf(field)} field={field} form={form} />
  );
  return (
    <Stack gap={16}>
      {runsOf(fields).map(({ kind, fields: run }) =>
        kind === 'switches' ? (
          <Inline key={run.map(keyOf).join()} gap={24}>
            {run.map(drawn)}
          </Inline>
        ) : kind === 'grid' && columns !== 1 ? (
          <Grid key={run.map(keyOf).join()} columns={gridColumns[columns]} gap={16}>
            {run.map(drawn)}
          </Grid>
        ) : (
          run.map(drawn)
        ),
      )}
    </Stack>
  );
}
