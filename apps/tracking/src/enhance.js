// What HTML cannot do: share the link, and check again when the reader comes back after a while.
(() => {
  const opened = Date.now();
  const share = document.querySelector('[data-share]');
  if (share && (navigator.share || navigator.clipboard)) {
    share.hidden = false;
    share.addEventListener('click', async () => {
      const url = location.href;
      if (navigator.share) return navigator.share({ title: document.title, url }).catch(() => {});
      await navigator.clipboard.writeText(url);
      document.querySelector('[data-shared]').textContent = share.dataset.share;
      share.textContent = share.dataset.share;
    });
  }
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - opened > 120000 && !document.querySelector('form :focus'))
      location.reload();
  });
})();
