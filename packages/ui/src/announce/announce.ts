let region: HTMLElement | undefined;
let clearing: ReturnType<typeof setTimeout> | undefined;

function liveRegion(): HTMLElement {
  if (region?.isConnected) return region;
  region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.dataset['component'] = 'LiveRegion';
  // Hidden by script, because it must be hidden before style sheets load.
  region.style.cssText =
    'position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
  document.body.append(region);
  return region;
}

/** Announces a text politely, in the kit's live region. */
export function announce(text: string): void {
  if (typeof document === 'undefined') return;
  const target = liveRegion();
  clearTimeout(clearing);
  target.textContent = '';
  // Emptied in a separate task, otherwise an equal text isn't announced again.
  clearing = setTimeout(() => {
    target.textContent = text;
    clearing = setTimeout(() => (target.textContent = ''), 7000);
  }, 60);
}
