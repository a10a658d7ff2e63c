import { DimensionsField } from '@khep/ui';
import type { FieldErrors } from '../../forms/useForm.ts';

export interface DimensionsInputProps<Name extends string> {
  label: string;
  /** The names of length, width and height in the form. */
  names: readonly [Name, Name, Name];
  values: Partial<Record<Name, number | null | undefined>>;
  errors: FieldErrors;
  onChange: (patch: Record<Name, number | undefined>) => void;
  /** What to know before measuring. */
  description?: string;
  /** All three may be left out. @default false */
  isOptional?: boolean;
}

/** Three sides of a form under one label: the form keeps them as three values. */
export function DimensionsInput<Name extends string>({
  label,
  names,
  values,
  errors,
  onChange,
  description,
  isOptional = false,
}: DimensionsInputProps<Name>) {
  const [length, width, height] = names;
  return (
    <DimensionsField
      label={label}
      isRequired={!isOptional}
      {...(description && { description })}
      names={names}
      value={{
        length: values[length] ?? undefined,
        width: values[width] ?? undefined,
        height: values[height] ?? undefined,
      }}
      onChange={(sides) =>
        onChange({ [length]: sides.length, [width]: sides.width, [height]: sides.height } as Record<
          Name,
          number | undefined
        >)
      }
      errorMessage={errors[length] ?? errors[width] ?? errors[height]}
    />
  );
}
