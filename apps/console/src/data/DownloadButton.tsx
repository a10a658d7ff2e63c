import { Button, toast } from '@khep/ui';
import { useState } from 'react';
import { downloadFile } from './downloadFile.ts';

export interface DownloadButtonProps {
  /** Asks for the file. */
  file: () => Promise<Blob>;
  /** Of the file, where the server gives it none. */
  name: string;
  /** What to say where it does not come and nothing says why. */
  failure: string;
  /** @default 'Download' */
  children?: string;
}

/** Saves a file that the server makes. */
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
