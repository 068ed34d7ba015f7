import * as z from 'zod';
import { statusMessageKinds, unknownPlaceholders } from '@/lib/domain/admissions/status-messages';
import { defineResource } from '../endpoint';
import { instant, requiredText, text } from '../fields';

const subjectMax = 150;
const bodyMax = 2_000;
/** Two parts of Khmer with what is filled in, and one of English. */
export const smsMax = { km: 100, en: 160 } as const;

const template = (maxLength: number) =>
  requiredText(maxLength).refine((value) => unknownPlaceholders(value).length === 0, 'unknown-placeholder');
/** Goes into a header of a mail, where a line break would begin another header. */
const oneLine = (maxLength: number) =>
  template(maxLength).refine((value) => !/[\r\n]/.test(value), 'one-line');
const both = <Schema extends z.ZodType>(schema: Schema) => z.object({ km: schema, en: schema });

const messageInput = z.object({
  subject: both(oneLine(subjectMax)),
  body: both(template(bodyMax)),
  // English in letters of GSM 03.38, of which more fit.
  sms: z.object({
    km: oneLine(smsMax.km),
    en: oneLine(smsMax.en).refine((value) => /^[\x20-\x7e]*$/.test(value), 'latin-only'),
  }),
});
const message = z.object({ subject: text, body: text, sms: text });

const ofKinds = <Schema extends z.ZodType>(schema: Schema) => z.record(z.enum(statusMessageKinds), schema);

/**
 * What an organization writes to applicants when the state of their application changes. `own`: false while it is what Sala
 * writes. Notifications in the app are always made.
 */
const messageSettings = z.object({
  organizationId: z.uuid(),
  own: z.boolean(),
  mail: z.boolean(),
  sms: z.boolean(),
  messages: ofKinds(message),
  version: z.int(),
  updatedAt: instant.nullable(),
});
export type MessageSettings = z.infer<typeof messageSettings>;

export const messageSettingsChange = z
  .object({ mail: z.boolean(), sms: z.boolean(), messages: ofKinds(messageInput) })
  .partial();

const path = '/api-notification/organizations/:orgId/message_settings';

export const messageSettingsResource = defineResource('notification/message-settings', {
  get: {
    method: 'GET',
    path,
    access: 'staff',
    summary: 'What an organization writes to its applicants',
    response: messageSettings,
  },
  update: {
    method: 'PATCH',
    path,
    access: 'staff',
    summary: 'Change what an organization writes to its applicants, and whether by mail or text message',
    body: messageSettingsChange,
    response: messageSettings,
    versioned: true,
  },
});
