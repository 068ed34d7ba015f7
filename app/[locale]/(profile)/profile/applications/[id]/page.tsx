import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layouts/client-messages';
import { ApplicationScreen } from '@/components/screens/profile/applications/application-screen';
import { pageMetadata } from '@/lib/i18n/metadata';
import { href } from '@/lib/routes/href';

/** The shell is one for all ids; whose application it is, the browser asks. */
export const generateStaticParams = () => [{ id: '-' }];

export async function generateMetadata() {
  const t = await getTranslations('applications');
  return pageMetadata({ path: href('/profile/applications'), title: t('single') });
}

export default function Page() {
  return (
    <ClientMessages namespaces={['applications', 'education']}>
      <ApplicationScreen />
    </ClientMessages>
  );
}
