import { useLocale, useTranslations } from 'next-intl';
import type { Scholarship } from '@/lib/contract/schools/scholarships';
import { formatDate } from '@/lib/domain/dates/dates';
import { provinceName } from '@/lib/domain/geography/geography';
import { pickText } from '@/lib/i18n/pick';
import { scholarshipHref } from '@/lib/routes/scholarship-href';
import type { ScholarshipItem } from './scholarship-item';

/** Makes the texts of scholarships. */
export function useScholarshipItem(): (scholarship: Scholarship) => ScholarshipItem {
  const t = useTranslations('scholarship');
  const locale = useLocale();
  const rulesOf = ({ minGrade, tracks, womenOnly, provinces, needOnly }: Scholarship['rule']) =>
    [
      minGrade && t('rule.grade', { grade: minGrade }),
      tracks.length === 1 && tracks[0] && t(`rule.track.${tracks[0]}`),
      womenOnly && t('rule.women'),
      provinces.length > 0 &&
        t('rule.provinces', { places: provinces.map((code) => provinceName(code, locale)).join(', ') }),
      needOnly && t('rule.need'),
    ].filter((line) => typeof line === 'string' && line !== '');
  return (scholarship) => ({
    id: scholarship.scholarshipId,
    kind: scholarship.kind,
    kindText: t(`kind.${scholarship.kind}`),
    rule: scholarship.rule,
    deadline: scholarship.deadline,
    href: scholarshipHref(scholarship),
    title: pickText(scholarship.title, locale),
    giver: pickText(scholarship.giver, locale),
    amount: pickText(scholarship.amount, locale),
    places: scholarship.places === null ? '' : t('places', { count: scholarship.places }),
    deadlineText: t('deadline', { date: formatDate(scholarship.deadline, locale) }),
    rules: rulesOf(scholarship.rule).map(String),
  });
}
