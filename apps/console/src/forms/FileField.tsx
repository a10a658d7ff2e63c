import { calls } from '@khep/api';
import { CallError } from '@khep/api/client';
import { useUpload } from '@khep/api/hooks';
import { Button, Inline, Stack, Text } from '@khep/ui';
import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import * as styles from './FileField.css.ts';

export interface FileFieldProps {
  label: string;
  description?: string;
  /** Dotted name in the form. */
  name?: string;
  /** MIME types, comma-separated. */
  accept: string;
  /** Opens the file chooser: "Choose PAN card". */
  chooseLabel: string;
  /** Where it is uploaded. @default the files of the brand */
  endpoint?: typeof calls.utils.cloudLink | typeof calls.users.image;
  /** Only the brand can read it. @default false */
  isPrivate?: boolean;
  onUpload: (url: string, fileName: string) => void;
  /** Stores the file in place of an upload to `endpoint`, and resolves with its address. */
  upload?: (file: File) => Promise<string>;
  /** Says what failed, in place of the server's words. */
  describeProblem?: (error: unknown) => string;
  /** Changes a chosen file before its upload. */
  prepare?: (file: File) => Promise<File>;
  errorMessage: string | undefined;
  /** Shown before the button. */
  preview?: ReactNode;
  /** Shown after the button. */
  children?: ReactNode;
}

/** A file that is uploaded once chosen. A rejected file shows the reason beside the field. */
export function FileField({
  label,
  description,
  name,
  accept,
  chooseLabel,
  endpoint = calls.utils.cloudLink,
  isPrivate = false,
  onUpload,
  upload: store,
  describeProblem = uploadMessage,
  prepare,
  errorMessage,
  preview,
  children,
}: FileFieldProps) {
  const send = useUpload(endpoint);
  const input = useRef<HTMLInputElement>(null);
  const [isUploading, setUploading] = useState(false);
  const [uploadProblem, setUploadProblem] = useState<string>();
  const problem = uploadProblem ?? errorMessage;
  const [inputId, problemId] = [useId(), useId()];

  async function upload(file: File | undefined) {
    if (!file) return;
    setUploading(true);
    setUploadProblem(undefined);
    try {
      const sent = prepare ? await prepare(file) : file;
      const url = store ? await store(sent) : await send(sent, isPrivate ? { is_private: 'true' } : {});
      onUpload(url, file.name);
    } catch (error) {
      setUploadProblem(describeProblem(error));
    } finally {
      setUploading(false);
    }
  }

  return (
    // The error summary of a form finds its field and label here.
    <div data-component="FileField" data-field={name} data-label={label}>
      <Stack gap={6}>
        <label className={styles.label} htmlFor={inputId}>
          {label}
        </label>
        {description !== undefined && (
          <Text size="secondary" tone="third">
            {description}
          </Text>
        )}
        <Inline gap={12}>
          {preview}
          <Button size="small" isPending={isUploading} onPress={() => input.current?.click()}>
            {chooseLabel}
          </Button>
          {children}
        </Inline>
        <input
          ref={input}
          id={inputId}
          className={styles.input}
          type="file"
          tabIndex={-1}
          accept={accept}
          aria-describedby={problem === undefined ? undefined : problemId}
          onChange={(event) => void upload(event.target.files?.[0])}
        />
        {problem !== undefined && (
          <Text size="secondary" tone="critical" id={problemId}>
            {problem}
          </Text>
        )}
      </Stack>
    </div>
  );
}

/** "Failed to upload image" and what to do about it. */
function uploadMessage(error: unknown): string {
  if (!(error instanceof CallError)) return calls.utils.cloudLink.errorMessage;
  const reason = error.fields['file'] ?? error.detail;
  return reason === '' ? error.message : `${error.message}. ${reason}`;
}
