import { FileUploader } from '@khep/ui';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import { formatUploadLimit, uploadLimits } from '../../uploads/index.ts';
import type { NdrAnswer } from '../actions.ts';

const defaults = domainMessages.fakeProof;

export interface FakeProofFieldProps {
  value: NdrAnswer['proof'];
  onChange: (proof: NdrAnswer['proof']) => void;
  /** Resolves with the address of the file. */
  upload: (file: File) => Promise<string>;
  errorMessage?: string | undefined;
}

/** The proof of a fake attempt: a call recording or a screenshot, uploaded at once. */
export function FakeProofField({ value, onChange, upload, errorMessage }: FakeProofFieldProps) {
  const messages = useDomainMessages('fakeProof', defaults);
  return (
    <FileUploader
      label={messages.label}
      description={messages.help(formatUploadLimit(uploadLimits.ndrProof))}
      accept={['audio/*', 'image/png', 'image/jpeg', 'image/webp', '.m4a', '.amr']}
      maxBytes={uploadLimits.ndrProof}
      errorMessage={errorMessage}
      upload={async (file) => {
        const kind = file.type.startsWith('image/') ? 'screenshot' : 'call_recording';
        onChange({ ...value, [kind]: await upload(file) });
      }}
    />
  );
}
