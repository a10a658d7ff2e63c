// Adds to the HTML: sharing the link, push messages, and a reload when the reader comes back after a while.
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
  const push = document.querySelector('[data-push]');
  if (push && 'PushManager' in window && Notification.permission !== 'denied') {
    push.hidden = false;
    push.addEventListener('click', async () => {
      const { worker, key, done } = push.dataset;
      push.hidden = (await Notification.requestPermission()) !== 'granted';
      if (push.hidden) return;
      await navigator.serviceWorker.register(worker);
      const { pushManager } = await navigator.serviceWorker.ready;
      const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
      const { ok } = await fetch(push.dataset.push, { method: 'POST', body: JSON.stringify(subscription) });
      if (ok) push.outerHTML = `<p role="status">${done}</p>`;
    });
  }
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - opened > 120000 && !document.querySelector('form :focus'))
      location.reload();
  });
})();
