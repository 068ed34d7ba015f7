import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layouts/client-messages';
import { NewpinScreen } from '@/components/screens/signup/newpin-screen';
import { pageMetadata } from '@/lib/i18n/metadata';
import { href } from '@/lib/routes/href';

export async function generateMetadata() {
  const t = await getTranslations('auth.newPin');
  return pageMetadata({ path: href('/signup/newpin'), title: t('title') });
}

export default function Page() {
  return (
    <ClientMessages namespaces={['auth', 'form']}>
      <NewpinScreen />
    </ClientMessages>
  );
}
