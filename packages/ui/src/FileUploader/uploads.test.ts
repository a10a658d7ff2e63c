import { describe, expect, test, vi } from 'vitest';
import { createUploads, type UploadOutcome, type UploadProgress } from './uploads.ts';

const file = (name: string) => new File(['x'], name);

/** An upload completed by the test. */
function byHand() {
  const sent: {
    name: string;
    progress: UploadProgress;
    done: (outcome?: UploadOutcome) => void;
    fail: (error: unknown) => void;
  }[] = [];
  const upload = vi.fn(
    (sentFile: File, progress: UploadProgress) =>
      new Promise<UploadOutcome | void>((done, fail) =>
        sent.push({ name: sentFile.name, progress, done, fail }),
      ),
  );
  return { sent, upload };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('files on their way', () => {
  test('are sent two at a time, and the next begins when one is done [two-at-a-time]', async () => {
    const { sent, upload } = byHand();
    const uploads = createUploads({ upload, unknownProblem: 'no' });
    uploads.add([file('a'), file('b'), file('c')]);
    expect(sent.map(({ name }) => name)).toEqual(['a', 'b']);
    sent[0]!.done({ message: '3 orders' });
    await settled();
    expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(uploads.items()[0]).toMatchObject({
      status: 'done',
      progress: 1,
      outcome: { message: '3 orders' },
    });
  });

  test('report progress between 0 and 1', () => {
    const { sent, upload } = byHand();
    const uploads = createUploads({ upload, unknownProblem: 'no' });
    uploads.add([file('a')]);
    sent[0]!.progress.onProgress(0.4);
    expect(uploads.items()[0]!.progress).toBe(0.4);
    sent[0]!.progress.onProgress(7);
    expect(uploads.items()[0]!.progress).toBe(1);
  });

  test('are aborted by cancelling, and whatever comes after that is not heard', async () => {
    const { sent, upload } = byHand();
    const uploads = createUploads({ upload, unknownProblem: 'no' });
    uploads.add([file('a')]);
    uploads.cancel(1);
    expect(sent[0]!.progress.signal.aborted).toBe(true);
    sent[0]!.fail(new Error('aborted'));
    await settled();
    expect(uploads.items()[0]).toMatchObject({ status: 'cancelled' });
  });

  test('can be retried, and the first attempt no longer counts', async () => {
    const { sent, upload } = byHand();
    const uploads = createUploads({ upload, unknownProblem: 'It could not be sent.' });
    uploads.add([file('a')]);
    sent[0]!.fail(new Error(''));
    await settled();
    expect(uploads.items()[0]).toMatchObject({ status: 'failed', problem: 'It could not be sent.' });
    uploads.retry(1);
    expect(uploads.items()[0]).toMatchObject({ status: 'sending', problem: undefined });
    sent[0]!.progress.onProgress(0.9);
    expect(uploads.items()[0]!.progress).toBe(0);
    sent[1]!.done();
    await settled();
    expect(uploads.items()[0]).toMatchObject({ status: 'done' });
  });

  test('are not sent at all where they are refused', () => {
    const { upload } = byHand();
    const uploads = createUploads({ upload, refuse: () => 'Too large.', unknownProblem: 'no' });
    uploads.add([file('a')]);
    expect(upload).not.toHaveBeenCalled();
    expect(uploads.items()[0]).toMatchObject({ status: 'refused', problem: 'Too large.' });
  });

  test('make room for the next when one is taken off the list', async () => {
    const { sent, upload } = byHand();
    const uploads = createUploads({ upload, unknownProblem: 'no' });
    uploads.add([file('a'), file('b'), file('c')]);
    uploads.remove(1);
    await settled();
    expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(uploads.items().map(({ id }) => id)).toEqual([2, 3]);
  });
});
