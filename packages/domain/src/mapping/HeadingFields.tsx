import { Skeleton, Stack, TextField } from '@khep/ui';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import { domainMessages } from '../messages.ts';

const defaults = domainMessages.headingFields;

export interface HeadingFieldsProps {
  /** The fields of the import; undefined while they are loading. */
  fields: readonly { name: string; label: string; is_required: boolean }[] | undefined;
  /** Headings by field. */
  value: Readonly<Record<string, string>>;
  onChange: (headings: Record<string, string>) => void;
  /** Dotted name of the headings in the form. */
  name: string;
  /** By dotted field name: `mapping.awb`. */
  errors?: Readonly<Record<string, string>>;
}

/** The heading that each field of an import has in the files of a source. */
export function HeadingFields({ fields, value, onChange, name, errors = {} }: HeadingFieldsProps) {
  const messages = useDomainMessages('headingFields', defaults);
  if (!fields) return <Skeleton lines={8} />;
  return (
    <Stack gap={16}>
      {fields.map((field) => (
        <TextField
          key={field.name}
          name={`${name}.${field.name}`}
          label={field.label}
          {...(field.is_required && { description: messages.needed })}
          maxLength={200}
          value={value[field.name] ?? ''}
          onChange={(heading) => onChange({ ...value, [field.name]: heading })}
          errorMessage={errors[`${name}.${field.name}`]}
        />
      ))}
    </Stack>
  );
}
