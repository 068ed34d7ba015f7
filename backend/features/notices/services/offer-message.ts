import { plainDate } from '@/lib/domain/dates/dates';
import type { schools } from '@/backend/db/schema';
import type { AnyAct } from '@/backend/core/access/act';
import { fact, mailOf, smsOf, title, words } from './compose';
import { writeToApplicant, type WrittenApplicant } from './write-to-applicant';

interface OfferDay {
  applicant: WrittenApplicant;
  school: Pick<typeof schools.$inferSelect, 'name' | 'nameNative'>;
  /** The last ISO day for an answer or a proof; null where there is none any more. */
  lastDay: string | null;
}

const tell = async (
  act: AnyAct,
  kind: 'offer-due' | 'offer-moved' | 'offer-free' | 'proof-due' | 'proof-moved' | 'proof-free',
  { applicant, school, lastDay }: OfferDay,
): Promise<void> => {
  const [dateEn, dateKm] = lastDay ? [plainDate(lastDay, 'en'), plainDate(lastDay, 'km')] : ['', ''];
  const params = { schoolEn: school.name, schoolKm: school.nameNative, dateEn, dateKm };
  const page = '/profile/applications/[id]';
  const told = { kind, subject: `offer:${applicant.id}` };
  // Each reminder stands for itself.
  const subject = `${told.subject}:${act.now.getTime()}`;
  await act.tell([applicant.userId], { kind, subject, params, page, about: applicant.id });
  const values = {
    self: words({ km: applicant.nameKm, en: applicant.name }),
    school: title({ km: school.nameNative, en: school.name }),
    date: fact({ km: dateKm, en: dateEn }),
  };
  writeToApplicant(act, applicant, told, (locale, link) => ({
    mail: mailOf(kind, locale, { ...values, link }),
    sms: smsOf(`offer.${kind}`, locale, { ...values, link }),
  }));
};

/** Reminds a person that the last day of an offer is near. */
export const remindOfOffer = (act: AnyAct, offer: OfferDay) => tell(act, 'offer-due', offer);

/** Reminds a person that the last day to prove their result is near. */
export const remindOfProof = (act: AnyAct, offer: OfferDay) => tell(act, 'proof-due', offer);

/** Says that the last day of an offer is another one, or that there is none any more. */
export const announceOfferDay = (act: AnyAct, offer: OfferDay) =>
  tell(act, offer.lastDay === null ? 'offer-free' : 'offer-moved', offer);

/** Says until which day the condition of an offer is to be proven, or that there is no such day any more. */
export const announceProofDay = (act: AnyAct, offer: OfferDay) =>
  tell(act, offer.lastDay === null ? 'proof-free' : 'proof-moved', offer);
