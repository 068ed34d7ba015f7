import { z } from 'zod';
import { onOff } from './setting-types.ts';

/** How SMS and mails are sent. */
export const messageShape = {
  SMS_GATEWAY_URL: z
    .url({ protocol: /^https?$/, error: 'the web address of the SMS gateway' })
    .optional()
    .describe('SMS gateway; messages stay in the outbox when empty.'),
  SMS_GATEWAY_FORM: z
    .enum(['sala', 'plasgate'], 'sala or plasgate')
    .default('sala')
    .describe(
      'How the SMS gateway wants its messages: `sala` as docs/operations.md describes, `plasgate` as PlasGate does.',
    ),
  SMS_GATEWAY_TOKEN: z
    .string()
    .optional()
    .describe('Bearer token for the SMS gateway; at PlasGate the secret key.'),
  SMS_SENDER: z
    .string()
    .regex(/^[\w .&-]{1,15}$/, 'the name that phones show, 15 letters or digits at most')
    .optional()
    .describe('Name that phones show, as PlasGate has registered it; needed with SMS_GATEWAY_FORM=plasgate.'),
  SMS_PER_DAY_MAX: z.coerce
    .number('how many, such as 5000')
    .int('how many, such as 5000')
    .min(1, 'how many, at least 1')
    .default(5000)
    .describe(
      'Codes, invitations and notices sent by SMS in a day to all people together, unless an operator has chosen another number; no more are sent that day.',
    ),
  SMS_PART_RIEL: z.coerce
    .number('what one part costs, such as 100')
    .int('what one part costs, such as 100')
    .min(0, 'what one part costs, at least 0')
    .default(100)
    .describe(
      'What the SMS gateway takes for one part of a text message, in riel: the page of outgoing messages says what the day has cost.',
    ),
  NOTICES_AT_ONCE: onOff
    .optional()
    .describe('Notices go out without waiting and at any hour (on or off); for tests and demonstrations.'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'smtps://user:password@host:465 or smtp://user:password@host:587' })
    .optional()
    .describe(
      'Mail server (smtps, or smtp with STARTTLS; `?tls=off` for a relay without TLS); mails stay in the outbox when empty.',
    ),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>\p{Cc}]*<[^\s@,<>]+@[^\s@,<>]+>|[^\s@,<>]+@[^\s@,<>]+)$/u,
      'an address, or Name <address>',
    )
    .optional()
    .describe('Sender of mails, an address or `Name <address>`; needed with SMTP_URL.'),
  MAIL_REPLY_ADDRESS: z
    .string()
    .regex(/^[a-z0-9.-]{1,15}@[^\s@,<>+]+$/i, 'an address with at most 15 signs before its @')
    .optional()
    .describe(
      'Where mails about questions are answered to, with +KEY before the @; nobody is invited to answer when empty.',
    ),
  MAIL_REPLY_SECRET: z
    .string()
    .min(32, 'at least 32 signs')
    .optional()
    .describe('Signs the replies that the mail server hands over; needed with MAIL_REPLY_ADDRESS.'),
};
