import type { ComponentDocs } from '../componentDocs.ts';

export const fileUploaderDocs: ComponentDocs = {
  name: 'FileUploader',
  group: 'inputs',
  purpose:
    'Sends files as soon as they are given and shows what became of each: orders in bulk, invoices, courier bills.',
  keywords: ['dropzone', 'import', 'csv', 'upload'],
  alternatives: [{ name: 'ImageUploader', when: 'it is a picture of a set shape' }],
  do: [
    'Say in `description` what is read: the columns, the kind, the largest size.',
    'Return `failedRows` with the row as it came: the person mends it in the download and sends that.',
    'Heed the `signal`: a cancelled upload must not leave half a file behind.',
  ],
  dont: [
    'Do not reject a file of 500 rows for one of them: take the good ones and report the others.',
    'Do not make up progress: leave `onProgress` out and the bar says only that it is under way.',
  ],
  keyboard: [
    { keys: 'Enter or Space on "Choose a file"', does: 'opens the device’s own choice' },
    { keys: 'Ctrl + V on the drop area', does: 'takes files that were copied' },
    { keys: 'Tab', does: 'goes through cancel, try again, remove and the report' },
  ],
  screenReader: [
    'Orders, group; Choose a file, button',
    'during upload: orders.csv uploaded. 2 rows skipped',
    'Errors in orders.csv, group; row 4, pincode, Enter six digits',
  ],
  requirements: {
    'sends-what-is-chosen': 'A chosen file is sent at once and shows how far it is, then what came of it.',
    'takes-what-is-dropped': 'A dropped or pasted file is taken like a chosen one.',
    'cancels-and-retries': 'An upload can be cancelled, which aborts it, and tried again.',
    'says-what-failed': 'An upload that throws shows its words and can be tried again.',
    'reports-rows': 'Failed rows are listed by row and column, and can be downloaded.',
    'csv-can-be-mended': 'The download has the file’s own columns and says in one more what is wrong.',
    'refuses-before-sending': 'A file that is too large or of another kind is not sent, and says why.',
    'two-at-a-time': 'Of many files two are sent at a time.',
  },
};
