import { useTranslations } from 'next-intl';
import { campusesInList } from '@/lib/illustrations/campus';
import { LinkButton } from '@/components/ui/link-button';
import type { SchoolSummary } from '@/lib/contract/schools/schools';
import { href } from '@/lib/routes/href';
import { FavoriteHeart } from './favorite-heart';
import { SchoolCard } from './school-card';
import { SchoolSection } from './school-section';

/** Schools with the same majors; the page leaves the section out without any. */
export function SimilarSchools({ schools }: { schools: readonly SchoolSummary[] }) {
  const t = useTranslations('school');
  const campuses = campusesInList(schools);
  return (
    <SchoolSection
      id="similar"
      title={t('nav.similar')}
      action={
        <LinkButton href={href('/explore')} variant="link" prefetch={false}>
          {t('seeAll')}
        </LinkButton>
      }
    >
      <ul className="school-row xl:grid-cols-4">
        {schools.map((school, index) => (
          <li key={school.schoolId}>
            <SchoolCard school={school} campus={campuses[index]} action={<FavoriteHeart school={school} />} />
          </li>
        ))}
      </ul>
    </SchoolSection>
  );
}
