import { timeOfDay } from '../school-day/course-shapes';
import * as z from 'zod';
import { normalizeCambodianPhone } from '@/lib/domain/values/phone';
import { readMail } from '@/lib/domain/values/mail';
import { defineResource } from '../endpoint';
import { answer } from '../answers';
import { isoDate, oneLine, optionalEmail, requiredText } from '../fields';
import { spamTrap } from '../spam-trap';
import { phone } from '../person-fields';

/** The mail templates of staff; the text is on the server, only these words are theirs. */
export const mailTemplate = z.discriminatedUnion('templateId', [
  z.object({ templateId: z.literal('missing-documents') }),
  z.object({
    templateId: z.literal('interview'),
    date: isoDate,
    time: timeOfDay,
    place: oneLine(200),
  }),
  z.object({ templateId: z.literal('decision-ready') }),
]);
export type MailTemplate = z.output<typeof mailTemplate>;

const contactFields = z.object({
  name: oneLine(100),
  subject: oneLine(150),
  message: requiredText(5_000),
});

/** As it is typed: one field for a phone number or a mail address. */
export const contactForm = contactFields.extend({
  contact: requiredText(200).refine((value) => readContact(value) !== null, 'invalid-username'),
});

/** A mobile number of Cambodia, where Sala sends SMS, or a mail address; null for anything else. */
export const readContact = (typed: string): { phone: string } | { email: string } | null => {
  if (typed.includes('@')) {
    const email = readMail(typed);
    return email === null ? null : { email };
  }
  const number = normalizeCambodianPhone(typed);
  return number === null ? null : { phone: number };
};

export const contactMessage = contactFields
  .extend({
    email: optionalEmail.default(''),
    phone: phone.optional(),
    locale: z.enum(['km', 'en']).default('km'),
    ...spamTrap,
  })
  .refine((body) => body.email !== '' || body.phone !== undefined, { path: ['email'], error: 'required' });

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
    summary: 'Write to the people of Sala through the contact form; answered by mail or SMS',
    body: contactMessage,
    /** `number` is what to name the message by when one asks again. */
    response: answer(z.object({ ok: z.literal(true), number: z.int().nullable() }), () => ({
      ok: true as const,
      number: null,
    })),
    status: 202,
    idempotent: true,
    limited: true,
  },
});
