// What HTML cannot do: copy the link, and check again when the reader comes back after a while.
(() => {
  const opened = Date.now();
  const copy = document.querySelector('[data-copy]');
  if (copy && navigator.clipboard) {
    copy.hidden = false;
    copy.addEventListener('click', async () => {
      await navigator.clipboard.writeText(location.href);
      document.querySelector('[data-copied]').textContent = copy.dataset.copy;
    });
  }
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - opened > 120000) location.reload();
  });
})();
