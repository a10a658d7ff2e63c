import { Button } from '@khep/ui';
import { useDocuments } from '../../../data/useDocuments.ts';

/** Downloads a manifest as a PDF. */
export function PrintManifest({ id }: { id: string }) {
  const { save, pending } = useDocuments();
  return (
    <Button
      size="small"
      isPending={pending !== undefined}
      onPress={() => void save('manifest', { manifest_id: id })}
    >
      Print
    </Button>
  );
}
