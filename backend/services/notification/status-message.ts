import { fillMessage, messageKindOf } from '@/lib/domain/applications/status-messages';
import type { schools } from '@/backend/db/schema';
import type { AnyAct } from '@/backend/services/access/act';
import { writeToApplicant, type WrittenApplicant } from './write-to-applicant';

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
    const reference = applicant.referenceCode;
    const english = { name: applicant.name, school: school.name, status: step.name, reference, link };
    const khmer = { ...english, name: applicant.nameKm, school: school.nameNative, status: step.nameNative };
    const facts = locale === 'en' ? english : khmer;
    return {
      subject: fillMessage(template.subject[locale], facts),
      body: fillMessage(template.body[locale], facts),
      sms: fillMessage(template.sms, english),
    };
  });
