export * from './TagsField.tsx';
