import { Button, toast } from '@khep/ui';
import { useState } from 'react';
import { downloadFile } from './downloadFile.ts';

export interface DownloadButtonProps {
  /** Requests the file. */
  file: () => Promise<Blob>;
  /** File name, if the server sends none. */
  name: string;
  /** Error message, if the request fails without one. */
  failure: string;
  /** @default 'Download' */
  children?: string;
}

/** Downloads a file that the server generates. */
export function DownloadButton({ file, name, failure, children = 'Download' }: DownloadButtonProps) {
  const [isPending, setPending] = useState(false);
  async function download() {
    setPending(true);
    try {
      await downloadFile(file(), name);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : failure);
    } finally {
      setPending(false);
    }
  }
  return (
    <Button isPending={isPending} onPress={() => void download()}>
      {children}
    </Button>
  );
}
