import * as z from 'zod';
import { feedbackLimits, helpedAnswers } from '@/lib/domain/events/event-feedback';
import { defineResource } from '../endpoint';
import { instant, text, typed } from '../fields';
import { printedFile, printedLang } from '../printed-file';

const own = '/api-schedule/organizations/:orgId/calendars/:id/events/:eventId/attendees/:userId';

/** What a certificate says, as it was issued. */
const certificateFacts = z.object({
  name: z.string(),
  nameNative: z.string(),
  title: text,
  place: text,
  startsAt: instant,
  endsAt: instant,
  host: text,
});
export type CertificateFacts = z.infer<typeof certificateFacts>;

const rating = z.int().min(1).max(feedbackLimits.ratingMax);
const feedback = z.object({ rating, helped: z.enum(helpedAnswers), words: z.string() });
export type EventFeedback = z.infer<typeof feedback>;

/** Refusals: 404 for who was not there; 409 `feedback-over`, `event-running`. */
export const afterEventResource = defineResource('schedule/after-event', {
  read: {
    method: 'GET',
    path: `${own}/feedback`,
    access: 'self',
    summary: 'What the caller has said of an event; null before',
    response: feedback.nullable(),
  },
  say: {
    method: 'PUT',
    path: `${own}/feedback`,
    access: 'self',
    summary: 'Answer the three questions about an event where one was, until thirty days after it',
    body: z.object({
      rating,
      helped: z.enum(helpedAnswers),
      words: typed(feedbackLimits.wordsMax).default(''),
    }),
    response: feedback,
    conflicts: true,
  },
  certify: {
    method: 'POST',
    path: `${own}/certificate`,
    access: 'self',
    summary:
      'Issue the certificate that the caller was at an event that is over; once, with a code that proves it',
    response: z.object({ code: z.string(), issuedAt: instant }),
    conflicts: true,
  },
  certificate: {
    method: 'GET',
    path: `${own}/certificate`,
    access: 'self',
    summary: 'The issued certificate to print',
    query: z.object({ lang: printedLang }),
    judged: true,
    response: printedFile,
  },
});
