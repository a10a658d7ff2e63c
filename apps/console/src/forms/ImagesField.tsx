import { IconButton, Inline, TrashIcon } from '@khep/ui';
import { useConsoleMessages } from '../ConsoleMessagesProvider.tsx';
import { FileField } from './FileField.tsx';
import type { FileFieldProps } from './FileField.tsx';
import * as styles from './FileField.css.ts';

export interface ImagesFieldProps extends Pick<
  FileFieldProps,
  'label' | 'description' | 'name' | 'errorMessage'
> {
  /** URLs of the images, in their order. */
  value: readonly string[];
  onChange: (urls: string[]) => void;
}

/** Several images, each uploaded once chosen; the form stores their addresses. */
export function ImagesField({ value, onChange, ...field }: ImagesFieldProps) {
  const words = useConsoleMessages().image;
  return (
    <FileField
      {...field}
      accept="image/png,image/jpeg,image/webp"
      chooseLabel={value.length === 0 ? words.choose : words.add}
      onUpload={(url) => !value.includes(url) && onChange([...value, url])}
      preview={value.map((url, at) => (
        <Inline key={url} gap={4}>
          <img className={styles.picture} src={url} alt="" />
          <IconButton
            label={words.deleteOf(at + 1)}
            size="small"
            onPress={() => onChange(value.filter((one) => one !== url))}
          >
            <TrashIcon />
          </IconButton>
        </Inline>
      ))}
    />
  );
}
