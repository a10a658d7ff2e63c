import { Button } from '@khep/ui';
import { useConsoleMessages } from '../ConsoleMessagesProvider.tsx';
import { FileField } from './FileField.tsx';
import type { FileFieldProps } from './FileField.tsx';
import * as styles from './FileField.css.ts';

export interface ImageFieldProps extends Pick<
  FileFieldProps,
  'label' | 'name' | 'endpoint' | 'upload' | 'describeProblem' | 'prepare' | 'errorMessage'
> {
  /** URL of the image; empty without one. */
  value: string | undefined;
  onChange: (url: string) => void;
}

/** An image that is uploaded once chosen; the form stores its address. */
export function ImageField({ value = '', onChange, ...field }: ImageFieldProps) {
  const words = useConsoleMessages().image;
  return (
    <FileField
      {...field}
      accept="image/png,image/jpeg,image/webp"
      chooseLabel={value === '' ? words.choose : words.change}
      onUpload={onChange}
      preview={value !== '' && <img className={styles.picture} src={value} alt="" />}
    >
      {value !== '' && (
        <Button size="small" variant="ghost" onPress={() => onChange('')}>
          {words.delete}
        </Button>
      )}
    </FileField>
  );
}
