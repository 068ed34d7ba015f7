import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layouts/client-messages';
import { ApplicantScreen } from '@/components/screens/advisor/user/application/applicant-screen';
import { pageMetadata } from '@/lib/i18n/metadata';
import { href } from '@/lib/routes/href';

/** The shell is one for all ids; whose application it is, the browser asks. */
export const generateStaticParams = () => [{ id: '-' }];

export async function generateMetadata() {
  const t = await getTranslations('applications');
  return pageMetadata({ path: href('/advisor/user/application'), title: t('single') });
}

export default function Page() {
  return (
    <ClientMessages namespaces={['advisor', 'applications', 'education']}>
      <ApplicantScreen />
    </ClientMessages>
  );
}
