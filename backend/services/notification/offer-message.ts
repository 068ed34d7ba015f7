import { plainDate } from '@/lib/domain/dates/dates';
import type { schools } from '@/backend/db/schema';
import type { AnyAct } from '@/backend/services/access/act';
import { writeToApplicant, type WrittenApplicant } from './write-to-applicant';

interface OfferDay {
  applicant: WrittenApplicant;
  school: Pick<typeof schools.$inferSelect, 'name' | 'nameNative'>;
  /** The last ISO day for an answer or a proof; null where there is none any more. */
  lastDay: string | null;
}

const answerHere = {
  en: 'Accept or decline the place here:',
  km: 'សូមទទួលយក ឬបដិសេធកន្លែងសិក្សានៅទីនេះ៖',
};
const proveHere = { en: 'Send your certificate here:', km: 'សូមផ្ញើសញ្ញាបត្ររបស់អ្នកនៅទីនេះ៖' };

const whole = {
  en: (name: string, words: string, link: string) => `Dear ${name},\n\n${words}\n${link}\n\nSala`,
  km: (name: string, words: string, link: string) => `សូមគោរព ${name}\n\n${words}\n${link}\n\nSala`,
};

const words = {
  due: {
    en: (school: string, day: string) => `The deadline to answer the offer of ${school} is ${day}.`,
    km: (school: string, day: string) => `ថ្ងៃផុតកំណត់ឆ្លើយតប${school}គឺ ${day}។`,
  },
  moved: {
    en: (school: string, day: string) => `${school} now waits for your answer until ${day}.`,
    km: (school: string, day: string) => `ឥឡូវនេះ ${school}រង់ចាំចម្លើយរបស់អ្នករហូតដល់ ${day}។`,
  },
  proofDue: {
    en: (school: string, day: string) => `The deadline to confirm your result to ${school} is ${day}.`,
    km: (school: string, day: string) => `ថ្ងៃផុតកំណត់បញ្ជាក់លទ្ធផលរបស់អ្នកជូន${school}គឺ ${day}។`,
  },
  proof: {
    en: (school: string, day: string) => `${school} waits for the confirmation of your result until ${day}.`,
    km: (school: string, day: string) => `${school}រង់ចាំការបញ្ជាក់លទ្ធផលរបស់អ្នករហូតដល់ ${day}។`,
  },
  proofFree: {
    en: (school: string) => `${school} has set no deadline to confirm your result any more.`,
    km: (school: string) => `${school}លែងកំណត់ថ្ងៃផុតកំណត់បញ្ជាក់លទ្ធផលរបស់អ្នក។`,
  },
  free: {
    en: (school: string) => `${school} has set no deadline for your answer any more.`,
    km: (school: string) => `${school}លែងកំណត់ថ្ងៃផុតកំណត់សម្រាប់ចម្លើយរបស់អ្នក។`,
  },
};

const saidOf = {
  'offer-due': [words.due, answerHere],
  'offer-moved': [words.moved, answerHere],
  'offer-free': [words.free, answerHere],
  'proof-due': [words.proofDue, proveHere],
  'proof-moved': [words.proof, proveHere],
  'proof-free': [words.proofFree, proveHere],
} as const;

const tell = async (
  act: AnyAct,
  kind: keyof typeof saidOf,
  { applicant, school, lastDay }: OfferDay,
): Promise<void> => {
  const [dateEn, dateKm] = lastDay ? [plainDate(lastDay, 'en'), plainDate(lastDay, 'km')] : ['', ''];
  const params = { schoolEn: school.name, schoolKm: school.nameNative, dateEn, dateKm };
  const page = '/profile/applications/[id]';
  const told = { kind, subject: `offer:${applicant.id}` };
  // Each reminder stands for itself.
  const subject = `${told.subject}:${act.now.getTime()}`;
  await act.tell([applicant.userId], { kind, subject, params, page, about: applicant.id });
  const [said, here] = saidOf[kind];
  writeToApplicant(act, applicant, told, (locale, link) => {
    const english = said.en(school.name, dateEn);
    const text = locale === 'en' ? english : said.km(school.nameNative, dateKm);
    const name = locale === 'en' ? applicant.name : applicant.nameKm;
    return {
      subject: `Sala: ${locale === 'en' ? school.name : school.nameNative}`,
      body: whole[locale](name, `${text}\n\n${here[locale]}`, link),
      sms: `${english} ${link}`,
    };
  });
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
