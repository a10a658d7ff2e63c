import type { NdrCall } from '@khep/api';
import { proofAddress } from '../proof.ts';
import type { NdrCallRecord } from '../tables.ts';

export const serializeCall = (row: NdrCallRecord): NdrCall => ({
  id: row.call_id,
  state: row.state,
  problem: row.problem,
  talk_seconds: row.talk_seconds,
  at: row.started_at.toISOString(),
  by: row.actor.name ?? '',
  recording: {
    state: row.recording,
    url: row.recording_name === '' ? '' : proofAddress(row.recording_name),
    bytes: row.recording_bytes,
    sha256: row.recording_sha256,
    problem: row.recording_problem,
  },
});
