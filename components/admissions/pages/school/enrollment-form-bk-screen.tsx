import { getTranslations } from 'next-intl/server';
import { SchoolFormPage } from '@/components/admissions/enrollment/school-form-page';
import { SchoolThenForm } from '@/components/admissions/enrollment/school-then-form';

/** The same application on one page, for people who know what is asked. */
export async function EnrollmentFormBkScreen({ slug }: { slug?: string }) {
  if (!slug) return <SchoolThenForm page="/school/enrollment-form_bk" composition="whole" />;
  const t = await getTranslations('wholeForm');
  return <SchoolFormPage slug={slug} lead={t('lead')} composition="whole" />;
}
