export { FileUploader, type FileUploaderProps } from './FileUploader.tsx';
export type { FailedRow, RowProblem, Upload, UploadItem, UploadOutcome, UploadProgress } from './uploads.ts';
