let region: HTMLElement | undefined;
let clearing: ReturnType<typeof setTimeout> | undefined;

function liveRegion(): HTMLElement {
  if (region?.isConnected) return region;
  region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.dataset['component'] = 'LiveRegion';
  // Kept out of sight by script, not by a class: the region must be hidden before any style sheet has loaded.
  region.style.cssText =
    'position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
  document.body.append(region);
  return region;
}

/** Says something to a screen reader, politely, through the kit's one live region. */
export function announce(text: string): void {
  if (typeof document === 'undefined') return;
  const target = liveRegion();
  clearTimeout(clearing);
  target.textContent = '';
  // A region that is filled in the same task as it is emptied is not read again when the words are the same.
  clearing = setTimeout(() => {
    target.textContent = text;
    clearing = setTimeout(() => (target.textContent = ''), 7000);
  }, 60);
}
