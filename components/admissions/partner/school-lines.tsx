import { useLocale, useTranslations } from 'next-intl';
import { partnerArea } from '@/components/schools/school-desk/desk-area';
import type { OwnSchool } from '@/components/schools/school-desk/own-schools';
import { LinkButton } from '@/components/ui/link-button';
import { pickName } from '@/lib/i18n/pick';

/** The reader's own schools, each with the way to its editor. */
export function SchoolLines({ schools }: { schools: readonly OwnSchool[] }) {
  const t = useTranslations('partner');
  const locale = useLocale();
  if (schools.length === 0) return <p className="text-muted">{t('none.body')}</p>;
  return (
    <ul className="grid gap-2">
      {schools.map((school) => (
        <li key={school.schoolId} className="flex flex-wrap items-center justify-between gap-2">
          <span className="min-w-0 font-semibold">{pickName(school, locale)}</span>
          <LinkButton
            href={partnerArea.school(school.schoolId)}
            variant="secondary"
            aria-label={t('editSchool', { name: pickName(school, locale) })}
          >
            {t('edit')}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
