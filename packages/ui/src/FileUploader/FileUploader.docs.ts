import type { ComponentDocs } from '../componentDocs.ts';

export const fileUploaderDocs: ComponentDocs = {
  name: 'FileUploader',
  group: 'inputs',
  purpose:
    'For uploading files immediately, with progress and result: order imports, invoices, courier bills.',
  keywords: ['dropzone', 'import', 'csv', 'upload'],
  do: [
    'Say in `description` what is expected: columns, type, maximum size.',
    'Return `failedRows` with the original row, so that people can fix and upload them again.',
    'Respect the `signal`: a cancelled upload must leave nothing behind.',
  ],
  dont: [
    "Don't reject a whole file for one row: import valid rows and report the others.",
    "Don't fake progress: without `onProgress` the bar is indeterminate.",
  ],
  keyboard: [
    { keys: 'Enter or Space on "Choose a file"', does: 'opens the file dialog' },
    { keys: 'Ctrl + V on the drop area', does: 'uploads copied files' },
    { keys: 'Tab', does: 'moves through cancel, retry, remove and the report' },
  ],
  screenReader: [
    'Orders, group; Choose a file, button',
    'during upload: orders.csv uploaded. 2 rows skipped',
    'Errors in orders.csv, group; row 4, pincode, Enter six digits',
  ],
  requirements: {
    'sends-what-is-chosen': 'A selected file is uploaded immediately, with progress and result.',
    'takes-what-is-dropped': 'A dropped or pasted file is uploaded like a selected one.',
    'cancels-and-retries': 'An upload can be cancelled, which aborts it, and retried.',
    'says-what-failed': 'A failed upload shows its error and can be retried.',
    'reports-rows': 'Failed rows are listed by row and column, and can be downloaded.',
    'csv-can-be-mended': "The download has the file's columns plus one with the error.",
    'refuses-before-sending': "Files that are too large or of another type aren't uploaded, with a reason.",
    'two-at-a-time': 'Two files are uploaded at a time.',
  },
};
