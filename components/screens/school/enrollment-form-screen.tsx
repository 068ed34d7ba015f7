import { getLocale, getTranslations } from 'next-intl/server';
import { EnrollmentFormLoader } from '@/components/enrollment/enrollment-form-loader';
import { toEnrollmentProgram, toEnrollmentSchool } from '@/components/enrollment/enrollment-school';
import { Missing } from '@/components/feedback/missing';
import { pickName } from '@/lib/i18n/pick';
import { defaultForm } from '@/lib/domain/applications/applicant-form';
import { cachedApplicantForm, cachedPrograms, cachedSchool } from '@/lib/query/catalogue';

/** The application to one school; the static page contains everything except personal data. */
export async function EnrollmentFormScreen({ slug }: { slug: string }) {
  const school = await cachedSchool(slug);
  if (!school) return <Missing />;
  const programs = await cachedPrograms(school.schoolId);
  const form = (await cachedApplicantForm(school.schoolId)) ?? defaultForm(school);
  const [t, locale] = [await getTranslations('enrollment'), await getLocale()];
  return (
    <div className="mx-auto max-w-5xl">
      <h1 className="text-2xl sm:text-3xl">{t('title', { school: pickName(school, locale) })}</h1>
      <p className="mb-5 mt-1.5 text-muted">{t('lead')}</p>
      <EnrollmentFormLoader
        school={toEnrollmentSchool(school)}
        programs={programs.map(toEnrollmentProgram)}
        form={form}
      />
    </div>
  );
}
