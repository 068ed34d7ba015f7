import { plainFont } from '@/lib/env/plain-font';
import type { Locale } from '@/lib/i18n/locales';

const style = `${plainFont}
body{margin:0;min-height:100dvh;display:grid;place-content:center;padding:2rem 1.25rem;box-sizing:border-box;
font-family:'Kantumruy Pro',system-ui,sans-serif;line-height:1.7;background:#faf8f3;color:#14211e;text-align:center}
h1{font-size:1.5rem;margin:0 0 .5rem}h2{font-size:1.125rem;margin:1.5rem 0 .5rem}p{margin:0 0 1.5rem}small{color:#55625d}
a{color:#0a6357;font-weight:600;padding:.75rem}ul{margin:0 auto;padding:0;list-style:none;max-width:36rem;text-align:left}
details{max-width:36rem;margin:0 auto .5rem;padding:.5rem .75rem;border:1px solid #14211e22;border-radius:.75rem;text-align:left}
summary{min-height:1.75rem;font-weight:600;cursor:pointer}details img{display:block;margin:.75rem auto;background:#fff}
li a{display:block;min-height:1.75rem;border-bottom:1px solid #14211e22}
@media(prefers-color-scheme:dark){body{background:#101816;color:#eef3f0}small{color:#a9b8b2}a{color:#7fd3c0}li a,details{border-color:#eef3f022}}`;

interface PlainDocument {
  locale: Locale;
  /** Plain text; the caller passes no markup. */
  title: string;
  /** The HTML after the heading. */
  body: string;
  /** A line above the heading. */
  above?: string;
}

/** A whole page that needs no script and no other file but fonts: for cases in which the application cannot answer. */
export const plainDocument = ({ locale, title, body, above }: PlainDocument): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><link rel="icon" href="/icons/icon-64.png"><title>${title} - Sala</title><style>${style}</style></head>
<body><main>${above ? `<small>${above}</small>` : ''}<h1>${title}</h1>${body}</main></body></html>`;
