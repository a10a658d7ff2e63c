import { Button, Callout, Dialog, Inline, Select, Stack } from '@khep/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as styles from './CameraScan.css.ts';
import type { PickWords } from './pickDialogs.tsx';

/** Between two pictures that are read. */
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
  const video = useRef<HTMLVideoElement>(null);
  const [cameras, setCameras] = useState<MediaDeviceInfo[]>([]);
  const [chosen, setChosen] = useState<string>();
  const [track, setTrack] = useState<MediaStreamTrack>();
  const [isLit, setLit] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [last, setLast] = useState('');
  const read = useEffectEvent((code: string) => {
    setLast(code);
    onCode(code);
  });

  useEffect(() => {
    let isOpen = true;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = async () => {
      stream = await navigator.mediaDevices.getUserMedia({
        video: chosen
          ? { deviceId: { exact: chosen } }
          : { facingMode: 'environment', width: { ideal: 1280 } },
      });
      const view = video.current;
      if (!isOpen || !view) return stream.getTracks().forEach((one) => one.stop());
      view.srcObject = stream;
      await view.play();
      setTrack(stream.getVideoTracks()[0]);
      const devices = await navigator.mediaDevices.enumerateDevices();
      setCameras(devices.filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== ''));
      // After the picture is on screen: the decoder is large.
      const { createCodeReader } = await import('./codeReader.ts');
      const reader = await createCodeReader();
      let before = { code: '', at: 0 };
      const look = async () => {
        if (!isOpen) return;
        const code = await reader(view).catch(() => undefined);
        const at = performance.now();
        if (code !== undefined && isOpen) {
          if (code !== before.code || at - before.at > sameLabelMs) read(code);
          before = { code, at };
        }
        timer = setTimeout(() => void look(), pauseMs);
      };
      await look();
    };
    run().catch(() => {
      if (isOpen) setRefused(true);
    });
    return () => {
      isOpen = false;
      clearTimeout(timer);
      stream?.getTracks().forEach((one) => one.stop());
    };
  }, [chosen]);

  const able = track?.getCapabilities?.();
  const light = (isOn: boolean) => {
    setLit(isOn);
    // Not in the standard types yet.
    void track?.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.pointAt}
      size="small"
      actions={<Button onPress={onClose}>{words.close}</Button>}
    >
      <Stack gap={12}>
        {isRefused ? (
          <Callout tone="caution" title={words.noCamera} isAlert />
        ) : (
          // The camera's picture has no sound and no captions.
          <video ref={video} className={styles.picture} muted playsInline aria-label={words.camera} />
        )}
        <p className={styles.code} role="status">
          {last}
        </p>
        <Inline gap={8}>
          {cameras.length > 1 && (
            <Select
              label={words.camera}
              value={chosen ?? track?.getSettings().deviceId ?? ''}
              onChange={setChosen}
              items={cameras.map(({ deviceId, label }, at) => ({
                id: deviceId,
                label: label || `${words.camera} ${at + 1}`,
              }))}
            />
          )}
          {able && 'torch' in able && able.torch === true && (
            <Button onPress={() => light(!isLit)}>{words.torch}</Button>
          )}
        </Inline>
      </Stack>
    </Dialog>
  );
}
