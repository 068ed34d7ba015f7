import { html, raw } from 'hono/html';
import { plainFont } from '@/lib/env/plain-font';

type Part = ReturnType<typeof html>;

/** What the pages of `plainPage` may load: nothing but the style that stands in them, and the site's font. */
export const plainPagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A page in both languages that needs no script, for addresses that people open from paper and messages. */
export const plainPage = (title: string, main: Part, style = ''): Part =>
  html`<!doctype html>
    <html lang="km">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} - Sala</title>
        <style>
          :root {
            color-scheme: light dark;
          }
          body {
            font:
              18px/1.8 'Kantumruy Pro',
              'Noto Sans Khmer',
              system-ui,
              sans-serif;
            max-width: 40rem;
            margin: 0 auto;
            padding: 2rem 1.25rem;
          }
          ${raw(plainFont)}${raw(style)}
        </style>
      </head>
      <body>
        <main>${main}</main>
      </body>
    </html>`;
