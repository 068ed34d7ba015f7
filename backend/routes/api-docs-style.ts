import { html } from 'hono/html';

/** Looks of the page at /api-docs, which may load nothing. */
export const apiDocsStyle = html`<style>
  :root {
    color-scheme: light dark;
    --line: color-mix(in srgb, currentColor 18%, transparent);
    --soft: color-mix(in srgb, currentColor 6%, transparent);
  }
  body {
    font:
      16px/1.6 system-ui,
      sans-serif;
    max-width: 60rem;
    margin: 0 auto;
    padding: 1.5rem 1rem 6rem;
  }
  h1 {
    font-size: 1.75rem;
    margin: 0;
  }
  h2 {
    font-size: 1.2rem;
    margin: 2.5rem 0 0.5rem;
    scroll-margin-top: 1rem;
  }
  h3 {
    font-size: 0.875rem;
    margin: 1.25rem 0 0.25rem;
  }
  nav ul {
    columns: 14rem;
    padding: 0;
    list-style: none;
  }
  details {
    border: 1px solid var(--line);
    border-radius: 0.6rem;
    margin: 0.5rem 0;
  }
  summary {
    cursor: pointer;
    padding: 0.6rem 0.9rem;
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.75rem;
    align-items: baseline;
  }
  summary:focus-visible,
  a:focus-visible {
    outline: 3px solid;
    outline-offset: 2px;
  }
  summary span {
    opacity: 0.8;
    font-size: 0.875rem;
    flex-basis: 100%;
  }
  b {
    font-size: 0.8rem;
    min-width: 3.75rem;
  }
  code,
  pre {
    font:
      0.85rem/1.5 ui-monospace,
      monospace;
    overflow-wrap: anywhere;
  }
  pre {
    background: var(--soft);
    border-radius: 0.4rem;
    padding: 0.75rem;
    margin: 0;
    max-height: 26rem;
    overflow: auto;
  }
  .body {
    padding: 0 0.9rem 1rem;
  }
  table {
    border-collapse: collapse;
    width: 100%;
    font-size: 0.875rem;
  }
  td,
  th {
    text-align: left;
    vertical-align: top;
    padding: 0.3rem 0.6rem 0.3rem 0;
    border-top: 1px solid var(--line);
  }
</style>`;
