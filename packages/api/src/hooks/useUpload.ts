import { useCallback } from 'react';
import type { calls } from '../contract/index.ts';
import { useClient } from './client.ts';

/** An endpoint that stores a file and responds with its address. */
export type UploadEndpoint =
  | typeof calls.utils.cloudLink
  | typeof calls.users.image
  | typeof calls.ndr.addProof;

export type Upload = (file: File, fields?: Readonly<Record<string, string>>) => Promise<string>;

/** Returns a function that uploads a file and resolves with its address. Shows no notices: the field says what failed. */
export function useUpload(endpoint: UploadEndpoint): Upload {
  const client = useClient();
  return useCallback(
    async (file, fields = {}) => {
      const body = new FormData();
      body.append('file', file);
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      const { data } = await client.call(endpoint, { body }, { quiet: true });
      return data.url;
    },
    [client, endpoint],
  );
}
