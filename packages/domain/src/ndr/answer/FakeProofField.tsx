import { FileUploader, Select, Stack } from '@khep/ui';
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
  /** Recordings of calls to the buyer, by their addresses. @default none */
  recordings?: readonly { url: string; label: string }[];
  errorMessage?: string | undefined;
}

/** The proof of a fake attempt: a call recording or a screenshot, uploaded at once. */
export function FakeProofField({
  value,
  onChange,
  upload,
  recordings = [],
  errorMessage,
}: FakeProofFieldProps) {
  const messages = useDomainMessages('fakeProof', defaults);
  return (
    <Stack gap={12}>
      {recordings.length > 0 && (
        <Select
          label={messages.recording}
          items={[
            { id: 'none', label: messages.noRecording },
            ...recordings.map(({ url, label }) => ({ id: url, label })),
          ]}
          value={recordings.some(({ url }) => url === value.call_recording) ? value.call_recording : 'none'}
          onChange={(url) => onChange({ ...value, call_recording: url === 'none' ? '' : url })}
        />
      )}
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
    </Stack>
  );
}
