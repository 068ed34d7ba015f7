import * as z from 'zod';
import { defineResource } from '../endpoint';
import { isoDate, oneLine, requiredText } from '../fields';
import { spamTrap } from '../spam-trap';

/** The mail templates of staff; the text is on the server, only these words are theirs. */
export const mailTemplate = z.discriminatedUnion('templateId', [
  z.object({ templateId: z.literal('missing-documents') }),
  z.object({
    templateId: z.literal('interview'),
    date: isoDate,
    time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid-time'),
    place: oneLine(200),
  }),
  z.object({ templateId: z.literal('decision-ready') }),
]);
export type MailTemplate = z.output<typeof mailTemplate>;

export const contactMessage = z.object({
  name: oneLine(100),
  email: z.email('invalid-email').max(200),
  subject: oneLine(150),
  message: requiredText(5_000),
  ...spamTrap,
});

export const mailsResource = defineResource('notification/mails', {
  send: {
    method: 'POST',
    path: '/api-notification/send_mails',
    access: 'staff',
    summary: 'Send one of Sala’s mails to applicants of an organization, at their proven addresses',
    body: z.object({
      organizationId: z.uuid(),
      applicantIds: z.array(z.uuid()).min(1, 'required').max(100),
      template: mailTemplate,
    }),
    /** `skipped` are applicants without a proven address. */
    response: z.object({ queued: z.int(), skipped: z.array(z.uuid()) }),
    status: 202,
    idempotent: true,
    limited: true,
  },
  contact: {
    method: 'POST',
    path: '/mail/send',
    access: 'public',
    summary: 'Write to the people of Sala through the contact form',
    body: contactMessage,
    response: z.object({ ok: z.literal(true) }),
    status: 202,
    idempotent: true,
    limited: true,
  },
});
