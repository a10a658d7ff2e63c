import type { ReactNode } from 'react';
import { useId } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../Button/index.ts';
import { field } from '../Choice/choice.css.ts';
import { description as descriptionStyle, error, label as labelStyle } from '../Field/field.css.ts';
import { FieldHeader } from '../Field/FieldHeader.tsx';
import { UploadIcon } from '../icons/index.ts';
import { zone } from './FileField.css.ts';

export interface FileFieldProps {
  label: string;
  /** What may be given: "PNG or JPEG, up to 5 MB". */
  description?: ReactNode;
  errorMessage?: string | undefined;
  /** Media types taken: `['image/png', 'image/jpeg']`. */
  accept?: readonly string[];
  /** The file that was chosen or dropped. */
  onChange: (file: File) => void;
  /** On its way to the server. */
  isPending?: boolean;
  isDisabled?: boolean;
  /** The words on its button. @default 'Choose a file' */
  action?: string;
  /** What is there now: a picture, a name. */
  children?: ReactNode;
}

/** A file from this device: chosen, or dropped on it. */
export function FileField({
  label,
  description,
  errorMessage,
  accept,
  onChange,
  isPending = false,
  isDisabled = false,
  action = 'Choose a file',
  children,
}: FileFieldProps) {
  const id = useId();
  return (
    <div
      className={field}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-help`}
      data-component="FileField"
    >
      <FieldHeader>
        <span id={`${id}-label`} className={labelStyle}>
          {label}
        </span>
      </FieldHeader>
      <DropZone
        className={zone}
        aria-labelledby={`${id}-label`}
        isDisabled={isDisabled || isPending}
        onDrop={(event) => {
          const dropped = event.items.find((item) => item.kind === 'file');
          if (dropped) void dropped.getFile().then(onChange);
        }}
      >
        {children}
        <FileTrigger
          {...(accept && { acceptedFileTypes: [...accept] })}
          onSelect={(files) => {
            const file = files?.[0];
            if (file) onChange(file);
          }}
        >
          <Button
            size="small"
            isPending={isPending}
            isDisabled={isDisabled}
            iconStart={<UploadIcon size={14} />}
          >
            {action}
          </Button>
        </FileTrigger>
      </DropZone>
      <span id={`${id}-help`}>
        {errorMessage ? (
          <span className={error}>{errorMessage}</span>
        ) : (
          description && <span className={descriptionStyle}>{description}</span>
        )}
      </span>
    </div>
  );
}
