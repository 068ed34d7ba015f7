import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layouts/client-messages';
import { CourseScreen } from '@/components/screens/course-screen';
import { pageMetadata } from '@/lib/i18n/metadata';
import { href } from '@/lib/routes/href';

export async function generateMetadata() {
  const t = await getTranslations('course');
  return pageMetadata({
    path: href('/course'),
    title: t('title'),
    description: t('description'),
    indexable: true,
  });
}

export default function Page() {
  return (
    <ClientMessages namespaces={['catalogue', 'education']}>
      <CourseScreen />
    </ClientMessages>
  );
}
