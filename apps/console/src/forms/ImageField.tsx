import { calls } from '@khep/api';
import { useClient } from '@khep/api/hooks';
import { FileField } from '@khep/ui';
import { useState } from 'react';

export interface ImageFieldProps {
  label: string;
  /** Address of the picture; empty without one. */
  value: string | undefined;
  onChange: (url: string) => void;
  errorMessage: string | undefined;
}

/** A picture that is uploaded as soon as it is chosen; the form keeps its address. */
export function ImageField({ label, value = '', onChange, errorMessage }: ImageFieldProps) {
  const client = useClient();
  const [isUploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function upload(file: File) {
    setUploading(true);
    setProblem(undefined);
    const body = new FormData();
    body.append('file', file);
    try {
      const { data } = await client.call(calls.utils.cloudLink, { body }, { quiet: true });
      onChange(data.url);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Failed to upload image');
    } finally {
      setUploading(false);
    }
  }

  return (
    <FileField
      label={label}
      accept={['image/png', 'image/jpeg', 'image/webp']}
      value={value}
      isPending={isUploading}
      onChoose={(file) => void upload(file)}
      onRemove={() => onChange('')}
      errorMessage={problem ?? errorMessage}
    />
  );
}
