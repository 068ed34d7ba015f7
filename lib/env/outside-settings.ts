import { z } from 'zod';
import { webOrigin } from './setting-types.ts';

/** Settings of external services: how another backend signs people in, and what browsers load from other origins. */
export const outsideShape = {
  API_GRANT_TYPE: z
    .string()
    .regex(/^[\w:.-]{1,100}$/, 'a grant type, such as password')
    .default('password')
    .describe('Grant type of a log-in with a PIN or password; another one only with API_BASE_URL.'),
  API_SCOPE: z
    .string()
    .regex(/^openid(?: [\w:./-]{1,60}){0,10}$/, 'openid, and more scopes after it, separated by spaces')
    .default('openid')
    .describe('Scopes that a log-in requests; openid comes first.'),
  SMS_ADVISOR_ID: z
    .uuid('a UUID')
    .optional()
    .describe(
      'Advisor (user id) who deals with new applications to the schools they look after, until somebody else takes them on.',
    ),
  CHAT_WIDGET_URL: webOrigin('the origin of a Chatwoot server, such as https://chat.example.edu.kh')
    .optional()
    .describe('Chatwoot server of the chat widget; no widget loads when empty.'),
  CHAT_WIDGET_TOKEN: z
    .string()
    .regex(/^[\w.-]{1,200}$/, 'the token of the chat widget')
    .optional()
    .describe('Website token of the chat widget; needed with CHAT_WIDGET_URL.'),
  CHAT_HMAC_SECRET: z
    .string()
    .min(16, 'at least 16 characters')
    .optional()
    .describe('Secret that signs the identity of a user for the chat widget.'),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'the id of a Google Tag Manager container, such as GTM-ABC1234')
    .optional()
    .describe(
      'Google Tag Manager container for statistics; loaded only at PUBLIC_ORIGIN with https, for people who agree.',
    ),
};

/** Conflicts between the given settings, one line each. */
export function outsideProblems(given: Record<string, string>): string[] {
  return given['API_GRANT_TYPE'] && given['API_GRANT_TYPE'] !== 'password' && !given['API_BASE_URL']
    ? ['API_GRANT_TYPE is set but API_BASE_URL is not: the embedded backend knows password']
    : [];
}
