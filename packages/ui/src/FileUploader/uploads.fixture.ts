import type { FailedRow, Upload } from './uploads.ts';

export const csv = (name: string) =>
  new File(['order_id,pincode\nKH-1,560034\n'], name, { type: 'text/csv' });

/** Stops at 40% until the story continues. */
export const sendsInTwo: Upload = (_file, { onProgress }) =>
  new Promise((done) => {
    onProgress(0.4);
    document.addEventListener('go-on', () => done({ message: '248 orders created' }), { once: true });
  });

/** Uploads until cancelled. */
export const untilCancelled: Upload = (_file, { signal }) =>
  new Promise((_done, fail) => {
    signal.addEventListener('abort', () => fail(new Error('aborted')));
  });

export const badRows: readonly FailedRow[] = [
  {
    row: 4,
    values: { order_id: 'KH-3', buyer_name: 'Ananya Krishnan', pincode: '56003' },
    problems: [{ column: 'pincode', message: 'Enter six digits.' }],
  },
  {
    row: 9,
    values: { order_id: 'KH-8', buyer_name: 'राधिका', pincode: '302017' },
    problems: [{ message: 'This order is there already.' }],
  },
];
