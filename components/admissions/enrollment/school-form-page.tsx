import { getLocale, getTranslations } from 'next-intl/server';
import { Missing } from '@/components/feedback/missing';
import { PageTitle } from '@/components/ui/page-title';
import { defaultForm } from '@/lib/domain/admissions/applicant-form';
import { pickName } from '@/lib/i18n/pick';
import { cachedApplicantForm, cachedPrograms, cachedSchool } from '@/lib/query/catalogue';
import { EnrollmentFormLoader } from './enrollment-form-loader';
import { toEnrollmentProgram, toEnrollmentSchool } from './enrollment-school';
import type { FormComposition } from './form-composition';

interface SchoolFormPageProps {
  slug: string;
  lead: string;
  composition: FormComposition;
}

/** The application to one school; the static page contains everything except personal data. */
export async function SchoolFormPage({ slug, lead, composition }: SchoolFormPageProps) {
  const school = await cachedSchool(slug);
  if (!school) return <Missing />;
  const programs = await cachedPrograms(school.schoolId);
  const form = (await cachedApplicantForm(school.schoolId)) ?? defaultForm(school);
  const [t, locale] = [await getTranslations('enrollment'), await getLocale()];
  return (
    <div className="mx-auto max-w-5xl">
      <PageTitle className="max-sm:mb-4">{t('title', { school: pickName(school, locale) })}</PageTitle>
      <p className="mb-5 mt-1.5 text-muted max-sm:hidden">{lead}</p>
      <EnrollmentFormLoader
        school={toEnrollmentSchool(school)}
        programs={programs.map(toEnrollmentProgram)}
        form={form}
        composition={composition}
      />
    </div>
  );
}
