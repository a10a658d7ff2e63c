import { Button, Callout, Inline, Select, Slider, Stack, Switch } from '@khep/ui';
import type { PickWords } from '../pickDialogs.tsx';
import * as styles from './camera.css.ts';
import type { Camera } from './useCamera.ts';

interface CameraViewProps {
  camera: Camera;
  words: PickWords;
  /** The other way, while there is no camera. */
  otherwise: string;
}

/** The image of a camera with what the device can: another camera, a torch, zoom; or why there is none. */
export function CameraView({ camera, words, otherwise }: CameraViewProps) {
  const { video, problem, cameras, torch, zoom } = camera;
  if (problem !== undefined)
    return (
      <Callout
        tone="caution"
        title={words.cameraProblems[problem]}
        isAlert
        actions={<Button onPress={camera.tryAgain}>{words.cameraAgain}</Button>}
      >
        {otherwise}
      </Callout>
    );
  return (
    <Stack gap={12}>
      {/* The camera's image has no sound and no captions. */}
      <video ref={video} className={styles.picture} muted playsInline aria-label={words.camera} />
      {(cameras.length > 1 || torch || zoom) && (
        <Inline gap={12}>
          {cameras.length > 1 && (
            <Select
              label={words.camera}
              value={camera.camera_id}
              onChange={camera.choose}
              items={cameras.map(({ deviceId, label }, at) => ({
                id: deviceId,
                label: label || `${words.camera} ${at + 1}`,
              }))}
            />
          )}
          {torch && (
            <Switch value={torch.isOn} onChange={torch.set}>
              {words.torch}
            </Switch>
          )}
          {zoom && (
            <Slider
              label={words.zoom}
              value={zoom.value}
              onChange={zoom.set}
              minValue={zoom.min}
              maxValue={zoom.max}
              step={zoom.step || 0.1}
            />
          )}
        </Inline>
      )}
    </Stack>
  );
}
