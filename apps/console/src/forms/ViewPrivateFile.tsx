import { calls } from '@khep/api';
import { useClient } from '@khep/api/hooks';
import { Button, Dialog, toast } from '@khep/ui';
import { useState } from 'react';
import { downloadFile } from '../data/downloadFile.ts';
import * as styles from './ViewPrivateFile.css.ts';

export interface ViewPrivateFileProps {
  /** Address of the file, as the server has it. */
  url: string;
  /** What it is: "PAN card". */
  label: string;
}

/** Shows a private image in a dialog, and downloads a PDF. Its address alone opens nothing: the session is sent along. */
export function ViewPrivateFile({ url, label }: ViewPrivateFileProps) {
  const client = useClient();
  const [isLoading, setLoading] = useState(false);
  const [image, setImage] = useState<string>();
  const name = url.split('/').at(-1) ?? '';

  async function view() {
    setLoading(true);
    try {
      const { blob } = await client.file(calls.utils.privateImage, { params: { name } }, { quiet: true });
      if (blob.type === 'application/pdf') await downloadFile(Promise.resolve(blob), `${label}.pdf`);
      else setImage(URL.createObjectURL(blob));
    } catch (error) {
      toast.error(error instanceof Error ? error.message : `${label} couldn't be loaded`);
    } finally {
      setLoading(false);
    }
  }
  function close() {
    if (image !== undefined) URL.revokeObjectURL(image);
    setImage(undefined);
  }

  return (
    <>
      <Button size="small" variant="ghost" isPending={isLoading} onPress={() => void view()}>
        {`View ${label}`}
      </Button>
      <Dialog title={label} isOpen={image !== undefined} onOpenChange={(isOpen) => !isOpen && close()}>
        {image !== undefined && <img className={styles.image} src={image} alt={label} />}
      </Dialog>
    </>
  );
}
