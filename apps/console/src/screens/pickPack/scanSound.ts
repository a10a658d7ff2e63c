/** Hertz and seconds: a high short tone, or a low long one. */
const tones = { right: { pitch: 1_320, length: 0.08 }, wrong: { pitch: 180, length: 0.45 } } as const;

let context: AudioContext | undefined;

/** Says by sound and vibration whether a scan was right, for who doesn't look. Silent where the browser has no sound. */
export function playScan(result: keyof typeof tones): void {
  if (result === 'wrong') navigator.vibrate?.([120, 60, 120]);
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const { pitch, length } = tones[result];
  const oscillator = context.createOscillator();
  const volume = context.createGain();
  oscillator.type = result === 'right' ? 'sine' : 'square';
  oscillator.frequency.value = pitch;
  volume.gain.value = 0.15;
  oscillator.connect(volume).connect(context.destination);
  oscillator.start();
  oscillator.stop(context.currentTime + length);
}
