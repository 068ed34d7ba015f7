import { messageKindOf } from '@/lib/domain/admissions/status-messages';
import type { schools } from '@/backend/db/schema';
import type { AnyAct } from '@/backend/core/access/act';
import { fact, mailOfSettings, smsOfSettings, title, words } from './compose';
import { writeToApplicant, type WrittenApplicant } from './write-to-applicant';

/** A school's own letter says all of its name. */
const schoolNameMax = 150;

interface Change {
  applicant: WrittenApplicant;
  school: Pick<typeof schools.$inferSelect, 'name' | 'nameNative'>;
  step: { key: string; name: string; nameNative: string };
}

/** What is told of a step that an application has come to. */
export const statusTold = (applicantId: string, step: string) => ({
  kind: 'application-status' as const,
  subject: `application-status:${applicantId}:${step}`,
});

/** Writes to an applicant that the state of their application has changed, in the words of the school's settings. */
export const sendStatusMessage = (act: AnyAct, { applicant, school, step }: Change): void =>
  writeToApplicant(act, applicant, statusTold(applicant.id, step.key), (locale, link, { messages }) => {
    const template = messages[messageKindOf(step.key)];
    const facts = {
      name: words({ km: applicant.nameKm, en: applicant.name }),
      school: title({ km: school.nameNative, en: school.name }, schoolNameMax),
      status: title({ km: step.nameNative, en: step.name }),
      reference: fact(applicant.referenceCode),
      link,
    };
    return {
      mail: mailOfSettings(template, locale, facts),
      sms: smsOfSettings(template.sms, locale, facts),
    };
  });
