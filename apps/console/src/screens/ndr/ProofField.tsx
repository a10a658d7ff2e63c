import { calls } from '@khep/api';
import { formatUploadLimit, uploadLimits } from '@khep/domain/uploads';
import { useClient } from '@khep/api/hooks';
import { FileUploader } from '@khep/ui';

interface Proof {
  call_recording: string;
  screenshot: string;
}

export interface ProofFieldProps {
  value: Proof;
  onChange: (proof: Proof) => void;
  errorMessage: string | undefined;
}

/** The proof of a fake attempt: a call recording or a screenshot, uploaded at once. */
export function ProofField({ value, onChange, errorMessage }: ProofFieldProps) {
  const client = useClient();
  return (
    <FileUploader
      label="Proof"
      description={`A call recording or a screenshot, at most ${formatUploadLimit(uploadLimits.ndrProof)}`}
      accept={['audio/*', 'image/png', 'image/jpeg', 'image/webp', '.m4a', '.amr']}
      maxBytes={uploadLimits.ndrProof}
      {...(errorMessage !== undefined && { errorMessage })}
      upload={async (file) => {
        const body = new FormData();
        body.append('file', file);
        const { data } = await client.call(calls.ndr.addProof, { body }, { quiet: true });
        const isPicture = file.type.startsWith('image/');
        onChange({ ...value, [isPicture ? 'screenshot' : 'call_recording']: data.url });
      }}
    />
  );
}
