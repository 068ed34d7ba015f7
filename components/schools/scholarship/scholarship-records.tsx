import { useLocale, useTranslations } from 'next-intl';
import { DemoBadge } from '@/components/ui/demo-badge';
import type { Scholarship } from '@/lib/contract/academic/scholarships';
import { formatDate } from '@/lib/domain/dates/dates';
import { provinceName } from '@/lib/domain/geography/geography';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { ScholarshipFinder } from './scholarship-finder';
import type { ScholarshipItem } from './scholarship-item';

/** Makes the texts of scholarships. */
function useScholarshipItem(): (scholarship: Scholarship) => ScholarshipItem {
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
    rule: scholarship.rule,
    deadline: scholarship.deadline,
    title: pickText(scholarship.title, locale),
    giver: pickText(scholarship.giver, locale),
    school: scholarship.school && href('/school/[slug]', { slug: scholarship.school.slug }),
    amount: pickText(scholarship.amount, locale),
    conditions: pickText(scholarship.conditions, locale),
    howToApply: pickText(scholarship.howToApply, locale),
    places: scholarship.places === null ? '' : t('places', { count: scholarship.places }),
    deadlineText: t('deadline', { date: formatDate(scholarship.deadline, locale) }),
    rules: rulesOf(scholarship.rule).map(String),
  });
}

interface ScholarshipRecordsProps {
  scholarships: readonly Scholarship[];
  madeOn: string;
}

/** Scholarships with a finder, the next deadline first; "sample data" is said once. */
export function ScholarshipRecords({ scholarships, madeOn }: ScholarshipRecordsProps) {
  const itemOf = useScholarshipItem();
  return (
    <>
      {scholarships.some(({ isDemo }) => isDemo) && (
        <p className="mt-6">
          <DemoBadge />
        </p>
      )}
      <ScholarshipFinder items={scholarships.map(itemOf)} madeOn={madeOn} />
    </>
  );
}
