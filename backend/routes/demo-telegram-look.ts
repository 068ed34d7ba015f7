const refreshMs = 1_000;

export const style = `
h1 { font-size: 1.25rem; line-height: 1.5; margin: 0; } h1 + p { margin: 0 0 1rem; opacity: .75; font-size: .9rem; }
ol { list-style: none; margin: 0 0 1rem; padding: 0; display: grid; gap: .6rem; }
.bubble { max-width: 85%; border-radius: .9rem; padding: .5rem .9rem; width: fit-content;
  border: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
.bubble span { white-space: pre-wrap; overflow-wrap: anywhere; }
.bubble.mine { margin-inline-start: auto; background: #1d4ed8; border-color: #1d4ed8; color: #fff; }
time { display: block; font-size: .75rem; opacity: .8; }
.keys { display: flex; flex-wrap: wrap; gap: .4rem; margin: .4rem 0 0; max-width: 85%; }
button, .key { font: inherit; font-size: .95rem; border-radius: .6rem; padding: .35rem .9rem; min-height: 2.75rem; cursor: pointer;
  display: inline-flex; align-items: center; text-decoration: none; color: inherit; background: transparent; border: 1px solid currentColor; }
:is(button, .key, input):focus-visible { outline: 3px solid #3b82f6; outline-offset: 2px; }
.write { display: flex; gap: .5rem; position: sticky; bottom: 0; padding: .75rem 0; background: Canvas; }
:is(.write, .keys) input { flex: 1; min-width: 0; font: inherit; padding: .35rem .75rem; border-radius: .6rem; border: 1px solid currentColor; background: Canvas; color: inherit; }
.write button, .start { background: #1d4ed8; border-color: #1d4ed8; color: #fff; }
[role=alert] { color: light-dark(#b91c1c, #fca5a5); } [role=alert]:empty { display: none; }
[data-list] .key { width: 100%; box-sizing: border-box; }`;

/** Looks for new messages, and sends without a new page: what is being typed stays. */
export const script = `
const log = document.querySelector('[data-log]'), problem = document.querySelector('[role=alert]');
const end = () => window.scrollTo(0, document.body.scrollHeight);
const read = async () => {
  const page = await fetch(location.href, { cache: 'no-store' });
  if (!page.ok) throw new Error();
  const now = new DOMParser().parseFromString(await page.text(), 'text/html').querySelector('[data-log]');
  if (now.innerHTML !== log.innerHTML) { log.innerHTML = now.innerHTML; end(); }
};
document.addEventListener('submit', async (event) => {
  event.preventDefault();
  const form = event.target, body = new URLSearchParams(new FormData(form, event.submitter));
  try {
    const answer = await fetch(location.href, { method: 'POST', body });
    if (!answer.ok) throw new Error();
    form.querySelector('[name=text]:not([type=hidden])')?.form.reset();
    problem.textContent = '';
    await read();
  } catch { problem.textContent = problem.dataset.text; }
});
setInterval(() => { if (!document.hidden) read().catch(() => undefined); }, ${refreshMs});
end();`;
