import { Button, Dialog, toast } from '@khep/ui';
import { useState } from 'react';
import { downloadFile } from '../data/downloadFile.ts';
import * as styles from './ViewFile.css.ts';

export interface ViewFileProps {
  /** The kind of file: "PAN card". */
  label: string;
  /** Loads it with the session: its address alone opens nothing. */
  load: () => Promise<Blob>;
  /** Text of the button. @default 'View PAN card' */
  children?: string;
}

/** Shows an image that only a session can load in a dialog, and downloads a PDF. */
export function ViewFile({ label, load, children = `View ${label}` }: ViewFileProps) {
  const [isLoading, setLoading] = useState(false);
  const [image, setImage] = useState<string>();

  async function view() {
    setLoading(true);
    try {
      const blob = await load();
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
        {children}
      </Button>
      <Dialog title={label} isOpen={image !== undefined} onOpenChange={(isOpen) => !isOpen && close()}>
        {image !== undefined && <img className={styles.image} src={image} alt={label} />}
      </Dialog>
    </>
  );
}
