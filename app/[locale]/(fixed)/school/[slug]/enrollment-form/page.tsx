import { getLocale, getTranslations } from 'next-intl/server';
import { EnrollmentFormScreen } from '@/components/screens/school/enrollment-form-screen';
import { pageMetadata } from '@/lib/i18n/metadata';
import { pickName } from '@/lib/i18n/pick';
import { cachedPartners, cachedSchool } from '@/lib/query/catalogue';
import { href } from '@/lib/routes/href';

// A shell without its school would be empty.
export const instant = false;
export async function generateStaticParams() {
  return [{ slug: (await cachedPartners(1)).data[0]?.slug ?? '-' }];
}

export async function generateMetadata({ params }: PageProps<'/[locale]/school/[slug]/enrollment-form'>) {
  const school = await cachedSchool((await params).slug);
  if (!school) return { title: (await getTranslations('feedback.error.404'))('title') };
  const title = (await getTranslations('enrollment'))('title', {
    school: pickName(school, await getLocale()),
  });
  return pageMetadata({ path: href('/school/[slug]/enrollment-form', { slug: school.slug }), title });
}

export default async function Page({ params }: PageProps<'/[locale]/school/[slug]/enrollment-form'>) {
  return <EnrollmentFormScreen slug={(await params).slug} />;
}
