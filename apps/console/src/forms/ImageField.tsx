import { Button } from '@khep/ui';
import { FileField } from './FileField.tsx';
import type { FileFieldProps } from './FileField.tsx';
import * as styles from './FileField.css.ts';

export interface ImageFieldProps extends Pick<
  FileFieldProps,
  'label' | 'name' | 'endpoint' | 'prepare' | 'errorMessage'
> {
  /** URL of the image; empty without one. */
  value: string | undefined;
  onChange: (url: string) => void;
}

/** An image that is uploaded once chosen; the form stores its address. */
export function ImageField({ value = '', onChange, ...field }: ImageFieldProps) {
  return (
    <FileField
      {...field}
      accept="image/png,image/jpeg,image/webp"
      chooseLabel={value === '' ? 'Choose image' : 'Change image'}
      onUpload={onChange}
      preview={value !== '' && <img className={styles.picture} src={value} alt="" />}
    >
      {value !== '' && (
        <Button size="small" variant="ghost" onPress={() => onChange('')}>
          Delete image
        </Button>
      )}
    </FileField>
  );
}
