import { Button, toast } from '@khep/ui';
import type { ButtonProps } from '@khep/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { downloadFile } from './downloadFile.ts';

export interface DownloadButtonProps {
  /** Fetches or makes the file. */
  file: () => Promise<Blob>;
  /** Its name, where the server sends none. */
  name: string;
  /** The message where the error has none. */
  failure: string;
  /** @default 'outline' */
  variant?: ButtonProps['variant'];
  /** @default 'medium' */
  size?: ButtonProps['size'];
  /** @default 'Download' */
  children?: ReactNode;
}

/** Downloads a file and says when it is there. */
export function DownloadButton({
  file,
  name,
  failure,
  variant,
  size,
  children = 'Download',
}: DownloadButtonProps) {
  const [isPending, setPending] = useState(false);
  async function download() {
    setPending(true);
    try {
      const fetched = await file();
      await downloadFile(Promise.resolve(fetched), name);
      toast.success(`${fetched instanceof File ? fetched.name : name} downloaded`);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : failure);
    } finally {
      setPending(false);
    }
  }
  return (
    <Button
      {...(variant && { variant })}
      {...(size && { size })}
      isPending={isPending}
      onPress={() => void download()}
    >
      {children}
    </Button>
  );
}
