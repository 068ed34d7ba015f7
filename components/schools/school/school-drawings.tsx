import { useLocale, useTranslations } from 'next-intl';
import { Illustration } from '@/components/ui/illustration';
import type { SchoolDetail } from '@/lib/contract/academic/schools';
import { drawnFields } from './drawn-fields';

/** The kind of the school and what it teaches, drawn; says that they are drawings. */
export function SchoolDrawings({ school }: { school: SchoolDetail }) {
  const t = useTranslations('schoolPictures');
  const education = useTranslations('education');
  const locale = useLocale();
  return (
    <>
      <ul className="school-drawings">
        <li>
          <Illustration name={`type-${school.schoolType}`} />
          {education(`schoolType.${school.schoolType}`)}
        </li>
        {drawnFields(school.categories).map(([figure, field]) => (
          <li key={figure}>
            <Illustration name={figure} />
            {field?.[locale]}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">{t('drawn')}</p>
    </>
  );
}
