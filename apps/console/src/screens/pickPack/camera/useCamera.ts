import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { pickMessages } from '@khep/domain/warehouse/ui';

/** Why there is no image: each has its own way out. */
export type CameraProblem = keyof typeof pickMessages.pickScreen.cameraProblems;

/** Properties of Media Capture (w3.org/TR/image-capture) that TypeScript's library lacks. */
interface Abilities extends MediaTrackCapabilities {
  torch?: boolean;
  zoom?: { min: number; max: number; step: number };
}

export interface Camera {
  /** Shows the image. */
  video: RefObject<HTMLVideoElement | null>;
  /** Undefined until it is open. */
  stream: MediaStream | undefined;
  problem: CameraProblem | undefined;
  /** Cameras of the device, once the permission is given. */
  cameras: readonly MediaDeviceInfo[];
  camera_id: string;
  choose: (camera_id: string) => void;
  /** Undefined without a torch. */
  torch: { isOn: boolean; set: (isOn: boolean) => void } | undefined;
  /** Undefined where the camera can't zoom. */
  zoom: { min: number; max: number; step: number; value: number; set: (value: number) => void } | undefined;
  tryAgain: () => void;
}

const chosenKey = 'khep-camera';

/** Opens a camera of the device, the one that was chosen last, until the component is gone. */
export function useCamera(): Camera {
  const video = useRef<HTMLVideoElement>(null);
  /** Another object is another try. */
  const [attempt, setAttempt] = useState(() => ({ camera_id: localStorage.getItem(chosenKey) ?? '' }));
  const [stream, setStream] = useState<MediaStream>();
  const [problem, setProblem] = useState<CameraProblem>();
  const [cameras, setCameras] = useState<MediaDeviceInfo[]>([]);
  const [isLit, setLit] = useState(false);
  const [zoomed, setZoomed] = useState<number>();

  useEffect(() => {
    let isOpen = true;
    let opened: MediaStream | undefined;
    const run = async () => {
      opened = await openCamera(attempt.camera_id);
      if (!isOpen) return stop(opened);
      setProblem(undefined);
      setLit(false);
      setZoomed(undefined);
      setStream(opened);
      const devices = await navigator.mediaDevices.enumerateDevices();
      setCameras(devices.filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== ''));
    };
    run().catch((error: unknown) => {
      if (!isOpen) return;
      setStream(undefined);
      setProblem(problemOf(error));
    });
    return () => {
      isOpen = false;
      stop(opened);
    };
  }, [attempt]);

  useEffect(() => {
    const view = video.current;
    if (!view || !stream) return;
    view.srcObject = stream;
    // Closed before it began.
    view.play().catch(() => undefined);
  }, [stream]);

  const track = stream?.getVideoTracks()[0];
  const able: Abilities | undefined = track?.getCapabilities?.();
  const settings: MediaTrackSettings & { zoom?: number } = track?.getSettings() ?? {};
  const apply = (constraint: object) =>
    void track?.applyConstraints({ advanced: [constraint] }).catch(() => undefined);
  const zoom = able?.zoom && able.zoom.max > able.zoom.min ? able.zoom : undefined;
  return {
    video,
    stream,
    problem,
    cameras,
    camera_id: settings.deviceId ?? attempt.camera_id,
    choose: (camera_id) => {
      localStorage.setItem(chosenKey, camera_id);
      setAttempt({ camera_id });
    },
    torch:
      able?.torch === true
        ? {
            isOn: isLit,
            set: (isOn) => {
              setLit(isOn);
              apply({ torch: isOn });
            },
          }
        : undefined,
    zoom: zoom && {
      ...zoom,
      value: zoomed ?? settings.zoom ?? zoom.min,
      set: (value) => {
        setZoomed(value);
        apply({ zoom: value });
      },
    },
    tryAgain: () => setAttempt({ ...attempt }),
  };
}

/** A camera that was chosen once may be unplugged: then another one of the device. */
async function openCamera(chosen: string): Promise<MediaStream> {
  const size = { width: { ideal: 1920 }, height: { ideal: 1080 } };
  const open = (video: MediaTrackConstraints) => navigator.mediaDevices.getUserMedia({ video });
  const any = { facingMode: 'environment', ...size };
  if (chosen === '') return open(any);
  return open({ deviceId: { exact: chosen }, ...size }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'OverconstrainedError') return open(any);
    throw error;
  });
}

const stop = (stream: MediaStream | undefined) => stream?.getTracks().forEach((track) => track.stop());

/** The errors of w3.org/TR/mediacapture-streams, getUserMedia. Without HTTPS there are no devices at all. */
function problemOf(error: unknown): CameraProblem {
  if (!(error instanceof DOMException)) return 'unsupported';
  if (error.name === 'NotAllowedError' || error.name === 'SecurityError') return 'refused';
  return error.name === 'NotReadableError' || error.name === 'AbortError' ? 'busy' : 'none';
}
