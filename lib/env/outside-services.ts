import { siteOrigin } from './public-settings';

/** Services of other origins that browsers load, if configured. Read on use, so that no value is frozen into scripts. */
export interface OutsideServices {
  chat: { origin: string; token: string } | null;
  /** `host` is the host of the statistics: a copy of the site elsewhere counts nothing. */
  statistics: { id: string; host: string } | null;
}

const given = (name: 'CHAT_WIDGET_URL' | 'CHAT_WIDGET_TOKEN' | 'TAG_MANAGER_ID') => process.env[name]?.trim();

/** Null when nothing is configured. */
export function outsideServices(): OutsideServices | null {
  const [url, token, id] = [given('CHAT_WIDGET_URL'), given('CHAT_WIDGET_TOKEN'), given('TAG_MANAGER_ID')];
  const site = new URL(siteOrigin());
  const chat = url && token && URL.canParse(url) ? { origin: new URL(url).origin, token } : null;
  const statistics = id && site.protocol === 'https:' ? { id, host: site.host } : null;
  return chat || statistics ? { chat, statistics } : null;
}

export type Sources = Partial<Record<'script' | 'img' | 'connect' | 'frame', readonly string[]>>;

/** The origins of those services, for the Content-Security-Policy. */
export function outsideSources(): Sources[] {
  const { chat, statistics } = outsideServices() ?? {};
  return [
    ...(chat
      ? [
          {
            script: [chat.origin],
            img: [chat.origin],
            connect: [chat.origin, chat.origin.replace(/^http/, 'ws')],
            frame: [chat.origin],
          },
        ]
      : []),
    ...(statistics
      ? [
          {
            script: ['https://www.googletagmanager.com'],
            img: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
            connect: [
              'https://www.googletagmanager.com',
              'https://*.google-analytics.com',
              'https://*.analytics.google.com',
            ],
          },
        ]
      : []),
  ];
}
