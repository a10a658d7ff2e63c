import { calls } from '@khep/api';
import { useClient } from '@khep/api/hooks';
import { ViewFile } from './ViewFile.tsx';

export interface ViewPrivateFileProps {
  /** Address of the file, as the server has it. */
  url: string;
  /** The kind of file: "PAN card". */
  label: string;
}

/** Shows a private image of the brand, and downloads a PDF. */
export function ViewPrivateFile({ url, label }: ViewPrivateFileProps) {
  const client = useClient();
  const name = url.split('/').at(-1) ?? '';
  return (
    <ViewFile
      label={label}
      load={async () =>
        (await client.file(calls.utils.privateImage, { params: { name } }, { quiet: true })).blob
      }
    />
  );
}
