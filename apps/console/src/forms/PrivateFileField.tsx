import { Text } from '@khep/ui';
import { useState } from 'react';
import { FileField } from './FileField.tsx';
import type { FileFieldProps } from './FileField.tsx';
import { ViewPrivateFile } from './ViewPrivateFile.tsx';

export interface PrivateFileFieldProps extends Pick<
  FileFieldProps,
  'label' | 'description' | 'errorMessage'
> {
  /** Dotted name in the form. */
  name: string;
  /** Address of the file; empty without one. */
  value: string | undefined;
  onChange: (url: string) => void;
}

/** An image or PDF that only the brand can read, such as its PAN card. Uploaded once chosen; the form stores its address. */
export function PrivateFileField({ value = '', onChange, ...field }: PrivateFileFieldProps) {
  const [fileName, setFileName] = useState('');
  return (
    <FileField
      {...field}
      isPrivate
      accept="image/png,image/jpeg,image/webp,application/pdf"
      chooseLabel={value === '' ? `Choose ${field.label}` : `Replace ${field.label}`}
      onUpload={(url, name) => {
        setFileName(name);
        onChange(url);
      }}
    >
      {value !== '' && <ViewPrivateFile url={value} label={field.label} />}
      {fileName !== '' && <Text size="secondary">{fileName}</Text>}
    </FileField>
  );
}
