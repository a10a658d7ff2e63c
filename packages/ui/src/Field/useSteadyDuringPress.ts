import { useEffect, useState } from 'react';

let isPressing = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const onRelease = new Set<() => void>();

function start() {
  clearTimeout(timer);
  isPressing = true;
}

/** The click follows pointerup in the same task, so a timer runs after it. */
function end() {
  clearTimeout(timer);
  timer = setTimeout(() => {
    isPressing = false;
    for (const release of onRelease) release();
  });
}

// On touch screens, focus moves on the mousedown after pointerup.
if (typeof window !== 'undefined') {
  for (const type of ['pointerdown', 'mousedown']) window.addEventListener(type, start, true);
  for (const type of ['pointerup', 'mouseup', 'pointercancel', 'blur'])
    // A field's own blur reaches the window too, but isn't the end of the press
    window.addEventListener(type, (event) => (type !== 'blur' || event.target === window) && end(), true);
}

/**
 * Returns `value`, but its value from before a pointer press until the press is over. Errors often change when a field loses
 * focus, which is between mousedown and mouseup: a button that they move would miss its click.
 */
export function useSteadyDuringPress<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  const isHeld = isPressing && shown !== value;
  if (!isHeld && shown !== value) setShown(value);
  useEffect(() => {
    if (!isHeld) return;
    const release = () => setShown(value);
    // The press may have ended since the render
    if (!isPressing) return release();
    onRelease.add(release);
    return () => void onRelease.delete(release);
  }, [isHeld, value]);
  return isHeld ? shown : value;
}
