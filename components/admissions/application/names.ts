import { type NameInScripts, namesIn } from '@/components/accounts/people/person-names';
import type { Applicant, Step } from '@/lib/contract/admissions/applicant-shapes';
import type { TimelineEntry } from '@/lib/contract/admissions/timeline-entry';
import { withdrawnStep } from '@/lib/domain/admissions/applicant-steps';
import type { Locale } from '@/lib/i18n/locales';
import { pickName } from '@/lib/i18n/pick';

type Named = Pick<Applicant, 'applicantName' | 'applicantNameKm'>;

export const applicantInScripts = ({ applicantName, applicantNameKm }: Named): NameInScripts => ({
  latin: applicantName,
  khmer: applicantNameKm ?? '',
});

/** An applicant's name in the page's language, and the same name in the other script. */
export const applicantNames = (applicant: Named, locale: Locale) =>
  namesIn(applicantInScripts(applicant), locale);

/** The actor of an event, in the page's language where that name is known. */
export const actorNameOf = ({ actorName, actorNameKm }: TimelineEntry, locale: Locale): string =>
  pickName({ name: actorName, nameNative: actorNameKm }, locale);

/** The name of a step by its key; the key itself after the school has removed the step. */
export function stepName(steps: readonly Step[], key: string, locale: Locale): string {
  const step = [...steps, withdrawnStep].find((each) => each.key === key);
  return step ? pickName(step, locale) : key;
}
