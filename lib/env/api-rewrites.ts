import { demoOutboxPath } from '../routes/demo-outbox-path';

const paths = [
  // A name inside a segment cannot repeat (`:rest*`), hence the pattern.
  { source: '/api-:rest(.*)', destination: '/api-:rest' },
  { source: '/mail/:rest*', destination: '/mail/:rest*' },
  { source: '/storage/:rest*', destination: '/storage/:rest*' },
  { source: '/s/:code', destination: '/s/:code' },
  { source: '/_content/:rest*', destination: '/_content/:rest*' },
];
const embeddedOnly = ['/livez', '/readyz', '/metrics', demoOutboxPath].map((path) => ({
  source: path,
  destination: path,
}));

/** Programs of chats and networks that fetch a shared address to show a preview of it. */
const previewers =
  '.*(?:TelegramBot|facebookexternalhit|facebookcatalog|Twitterbot|WhatsApp|Viber|LinkedInBot|Slackbot|Discordbot|SkypeUriPreview|Line/|Pinterest).*';

/** A shared result as previews read it; people get the page. The query goes along. */
const previewRewrites = (base: string) =>
  (['kh', 'en'] as const).map((lang) => ({
    source: `${lang === 'en' ? '/en' : ''}/generate-thumbnail`,
    has: [
      { type: 'header' as const, key: 'user-agent', value: previewers },
      { type: 'query' as const, key: 'userId' },
      { type: 'query' as const, key: 'recordId' },
    ],
    destination: `${base}/api-qa/v1/shared_result_card?lang=${lang}`,
  }));

/** Calls of the contract go to the backend on another origin, or to the embedded one behind `app/api`. */
export const apiRewrites = (remoteOrigin: string | null) => {
  const base = remoteOrigin ?? '/api';
  const calls = (remoteOrigin ? paths : [...paths, ...embeddedOnly]).map(({ source, destination }) => ({
    source,
    destination: `${base}${destination}`,
  }));
  return [...calls, ...previewRewrites(base)];
};

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The outbox of a backend beside this machine's site is opened at the backend itself: it shows only to who sits at the
 * machine, which it could not tell of calls that this process passes on.
 */
export const outboxRedirects = (remoteOrigin: string | null) =>
  remoteOrigin && loopbackNames.includes(new URL(remoteOrigin).hostname)
    ? [{ source: demoOutboxPath, destination: `${remoteOrigin}${demoOutboxPath}`, permanent: false }]
    : [];
