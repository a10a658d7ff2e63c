import type { Messages } from '../MessagesProvider/createMessages.tsx';
import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { inputMessages } from '../inputMessages.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { announce } from '../announce/index.ts';
import { Button } from '../Button/index.ts';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import type { FieldProps } from '../Field/FieldProps.ts';
import { UploadIcon } from '../icons/index.ts';
import { ProgressBar } from '../Progress/index.ts';
import { FailedRows } from './FailedRows.tsx';
import * as styles from './FileUploader.css.ts';
import { createUploads, type Upload, type UploadItem, type Uploads } from './uploads.ts';

const defaults = inputMessages.upload;

export interface FileUploaderProps extends Omit<FieldProps<HTMLDivElement>, 'size' | 'isRequired'> {
  /** Uploads a file and returns the result. */
  upload: Upload;
  /** Accepted media types or extensions: `['.csv', 'text/csv']`. @default any */
  accept?: readonly string[];
  /** Maximum size in bytes. @default any */
  maxBytes?: number;
  /** Accepts several files; two are uploaded at a time. @default false */
  isMultiple?: boolean;
  /** The file is only looked at, and sent later: it is not said to be uploaded. @default false */
  isOnlyRead?: boolean;
  /** Called when a file was uploaded, with or without rejected rows. */
  onComplete?: (item: UploadItem) => void;
}

function isTaken(file: File, accept: readonly string[] | undefined): boolean {
  if (!accept || accept.length === 0) return true;
  return accept.some((kind) => {
    if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind.toLowerCase());
    return kind.endsWith('/*') ? file.type.startsWith(kind.slice(0, -1)) : file.type === kind;
  });
}

/** Said as it happens: a file takes longer than a person waits for it. */
function say(item: UploadItem, words: Messages<typeof defaults>, isOnlyRead: boolean) {
  const failed = item.outcome?.failedRows?.length ?? 0;
  if (item.status === 'done')
    announce(
      `${isOnlyRead ? words.read(item.file.name) : words.done(item.file.name)} ${failed > 0 ? words.failedRows(failed) : (item.outcome?.message ?? '')}`,
    );
  else if (item.problem) announce(`${item.file.name}: ${item.problem}`);
  else if (item.status === 'cancelled') announce(words.cancelled(item.file.name));
}

/** Uploads files immediately, with progress, errors and retry. */
export function FileUploader({
  upload,
  accept,
  maxBytes,
  isMultiple = false,
  isOnlyRead = false,
  onComplete,
  isDisabled = false,
  ...field
}: FileUploaderProps) {
  const words = useMessages('upload', defaults);
  const options = {
    upload,
    unknownProblem: words.unknown,
    refuse: (file: File) => {
      if (!isTaken(file, accept)) return words.wrongKind((accept ?? []).join(', '));
      return maxBytes !== undefined && file.size > maxBytes
        ? words.tooLarge(words.bytes(file.size), words.bytes(maxBytes))
        : undefined;
    },
    onStatus: (item: UploadItem) => {
      say(item, words, isOnlyRead);
      if (item.status === 'done') onComplete?.(item);
    },
  };
  const [uploads] = useState(() => createUploads(options));
  useEffect(() => uploads.configure(options));
  useEffect(() => uploads.stopAll, [uploads]);
  const items = useSyncExternalStore(uploads.subscribe, uploads.items, uploads.items);

  function add(files: readonly File[]) {
    if (files.length > 0) uploads.add(isMultiple ? files : files.slice(0, 1));
  }

  return (
    <FieldGroup {...field} isDisabled={isDisabled} component="FileUploader">
      <DropZone
        className={styles.zone}
        aria-label={words.dropHere(field.label)}
        isDisabled={isDisabled}
        onDrop={(event) => {
          const dropped = event.items.filter((item) => item.kind === 'file');
          void Promise.all(dropped.map((item) => item.getFile())).then(add);
        }}
      >
        <FileTrigger
          allowsMultiple={isMultiple}
          {...(accept && { acceptedFileTypes: [...accept] })}
          onSelect={(files) => add([...(files ?? [])])}
        >
          <Button isDisabled={isDisabled} iconStart={<UploadIcon size={16} />}>
            {words.choose(isMultiple)}
          </Button>
        </FileTrigger>
        <span className={styles.hint}>{words.orDrop(isMultiple)}</span>
      </DropZone>
      {items.length > 0 && (
        <ul className={styles.files} aria-label={words.files}>
          {items.map((item) => (
            <UploadedFile key={item.id} item={item} uploads={uploads} />
          ))}
        </ul>
      )}
    </FieldGroup>
  );
}

function UploadedFile({ item, uploads }: { item: UploadItem; uploads: Uploads }) {
  const words = useMessages('upload', defaults);
  const { file, status, progress, problem, outcome } = item;
  const isUnderWay = status === 'waiting' || status === 'sending';
  const failedRows = outcome?.failedRows ?? [];
  return (
    <li className={styles.file} data-status={status}>
      <div className={styles.head}>
        <span className={styles.name}>
          {file.name}
          <span className={styles.size}>{words.bytes(file.size)}</span>
        </span>
        <span className={styles.actions}>
          {isUnderWay && (
            <Button size="small" variant="ghost" onPress={() => uploads.cancel(item.id)}>
              {words.cancel}
            </Button>
          )}
          {(status === 'failed' || status === 'cancelled') && (
            <Button size="small" onPress={() => uploads.retry(item.id)}>
              {words.retry}
            </Button>
          )}
          {!isUnderWay && (
            <Button size="small" variant="ghost" onPress={() => uploads.remove(item.id)}>
              {words.remove}
            </Button>
          )}
        </span>
      </div>
      {status === 'sending' && (
        // Uploaded; the server's processing time is unknown.
        <ProgressBar
          label={progress < 1 ? words.sending : words.reading}
          {...(progress < 1 && { value: Math.round(progress * 100) })}
        />
      )}
      {status === 'waiting' && <span className={styles.said}>{words.waiting}</span>}
      {status === 'cancelled' && <span className={styles.said}>{words.cancelledHere}</span>}
      {problem && (
        <span className={styles.said} data-tone="critical">
          {problem}
        </span>
      )}
      {status === 'done' && (
        <span className={styles.said} data-tone="positive">
          {outcome?.message ?? words.sent}
        </span>
      )}
      {failedRows.length > 0 && <FailedRows fileName={file.name} rows={failedRows} />}
    </li>
  );
}
