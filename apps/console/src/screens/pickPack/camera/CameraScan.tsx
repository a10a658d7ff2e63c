import { Button, Dialog, Stack } from '@khep/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PickWords } from '../pickDialogs.tsx';
import * as styles from './camera.css.ts';
import { CameraView } from './CameraView.tsx';
import { useCamera } from './useCamera.ts';

/** Between two images that are read. */
const pauseMs = 150;
/** The same code again within this time is the same label, still before the camera. */
const sameLabelMs = 1_500;

interface CameraScanProps {
  words: PickWords;
  onCode: (code: string) => void;
  onClose: () => void;
}

/** Reads codes with the camera until it is closed. */
export function CameraScan({ words, onCode, onClose }: CameraScanProps) {
  const camera = useCamera();
  const [last, setLast] = useState('');
  const read = useEffectEvent((code: string) => {
    setLast(code);
    onCode(code);
  });
  const { stream, video } = camera;

  useEffect(() => {
    if (!stream) return undefined;
    let isOpen = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = async () => {
      // After the image is on screen: the decoder is large.
      const { createCodeReader } = await import('./codeReader.ts');
      const reader = await createCodeReader();
      let before = { code: '', at: 0 };
      const look = async () => {
        if (!isOpen) return;
        const code = video.current ? await reader(video.current).catch(() => undefined) : undefined;
        const at = performance.now();
        if (code !== undefined && isOpen) {
          if (code !== before.code || at - before.at > sameLabelMs) read(code);
          before = { code, at };
        }
        timer = setTimeout(() => void look(), pauseMs);
      };
      await look();
    };
    void run();
    return () => {
      isOpen = false;
      clearTimeout(timer);
    };
  }, [stream, video]);

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.pointAt}
      size="small"
      actions={<Button onPress={onClose}>{words.close}</Button>}
    >
      <Stack gap={12}>
        <CameraView camera={camera} words={words} otherwise={words.withoutCamera} />
        <p className={styles.code} role="status">
          {last}
        </p>
      </Stack>
    </Dialog>
  );
}
