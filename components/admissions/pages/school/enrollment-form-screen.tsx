import { getTranslations } from 'next-intl/server';
import { SchoolFormPage } from '@/components/admissions/enrollment/school-form-page';
import { SchoolThenForm } from '@/components/admissions/enrollment/school-then-form';

/** The application to the school in the address; without one, the choice of a school comes first. */
export async function EnrollmentFormScreen({ slug }: { slug?: string }) {
  if (!slug) return <SchoolThenForm page="/school/enrollment-form" />;
  const t = await getTranslations('enrollment');
  return <SchoolFormPage slug={slug} lead={t('lead')} composition="steps" />;
}
