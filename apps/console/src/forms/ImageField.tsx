import { calls } from '@khep/api';
import { useClient } from '@khep/api/hooks';
import { Button, Inline, Stack, Text } from '@khep/ui';
import { useId, useRef, useState } from 'react';
import * as styles from './ImageField.css.ts';

export interface ImageFieldProps {
  label: string;
  /** Dotted name in the form. */
  name?: string;
  /** Address of the picture; empty without one. */
  value: string | undefined;
  onChange: (url: string) => void;
  errorMessage: string | undefined;
}

/** An image that is uploaded once chosen; the form stores its address. */
export function ImageField({ label, name, value = '', onChange, errorMessage }: ImageFieldProps) {
  const client = useClient();
  const input = useRef<HTMLInputElement>(null);
  const [isUploading, setUploading] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const problem = refusal ?? errorMessage;
  const problemId = useId();

  async function upload(file: File | undefined) {
    if (!file) return;
    setUploading(true);
    setRefusal(undefined);
    const body = new FormData();
    body.append('file', file);
    try {
      const { data } = await client.call(calls.utils.cloudLink, { body }, { quiet: true });
      onChange(data.url);
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : 'Failed to upload image');
    } finally {
      setUploading(false);
    }
  }

  return (
    <Stack gap={6}>
      <label className={styles.label}>
        {label}
        <input
          ref={input}
          className={styles.input}
          type="file"
          tabIndex={-1}
          name={name}
          accept="image/png,image/jpeg,image/webp"
          aria-describedby={problem === undefined ? undefined : problemId}
          onChange={(event) => void upload(event.target.files?.[0])}
        />
      </label>
      <Inline gap={12}>
        {value !== '' && <img className={styles.picture} src={value} alt="" />}
        <Button size="small" isPending={isUploading} onPress={() => input.current?.click()}>
          {value === '' ? 'Choose image' : 'Change image'}
        </Button>
        {value !== '' && (
          <Button size="small" variant="ghost" onPress={() => onChange('')}>
            Delete image
          </Button>
        )}
      </Inline>
      {problem !== undefined && (
        <Text size="secondary" tone="critical" id={problemId}>
          {problem}
        </Text>
      )}
    </Stack>
  );
}
