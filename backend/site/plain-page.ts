import en from '@/messages/en/feedback.json';
import km from '@/messages/km/feedback.json';
import { type Locale, localizePath } from '@/lib/i18n/locales';

const font = (name: string) =>
  `@font-face{font-family:'Kantumruy Pro';font-weight:400 700;src:url('/fonts/kantumruy-pro-${name}-v1.woff2') format('woff2')`;

const style = `${font('khmer')};unicode-range:U+1780-17FF,U+19E0-19FF,U+200B-200D}${font('latin')};unicode-range:U+0020-007E,U+00A0-00FF}
body{margin:0;min-height:100dvh;display:grid;place-content:center;padding:2rem 1.25rem;box-sizing:border-box;
font-family:'Kantumruy Pro',system-ui,sans-serif;line-height:1.7;background:#faf8f3;color:#14211e;text-align:center}
h1{font-size:1.5rem;margin:0 0 .5rem}p{margin:0 0 1.5rem}small{color:#55625d}a{color:#0a6357;font-weight:600;padding:.75rem}
@media(prefers-color-scheme:dark){body{background:#101816;color:#eef3f0}small{color:#a9b8b2}a{color:#7fd3c0}}`;

/** A page for requests that Next cannot answer: an undecodable address, or an unavailable backend. It needs no script. */
export function plainPage(status: 400 | 500 | 503, locale: Locale): string {
  const texts = locale === 'km' ? km : en;
  const { title, body } = status === 400 ? texts.error['400'] : texts.error.other;
  const again = status === 400 ? '' : `<a href="">${texts.retry}</a>`;
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title} - Sala</title><style>${style}</style></head>
<body><main><small>${texts.error.status.replace('{status}', String(status))}</small><h1>${title}</h1><p>${body}</p>
${again}<a href="${localizePath('/', locale)}">${texts.home}</a></main></body></html>`;
}
