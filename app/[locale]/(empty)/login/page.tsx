import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layouts/client-messages';
import { LoginScreen } from '@/components/screens/login-screen';
import { pageMetadata } from '@/lib/i18n/metadata';
import { href } from '@/lib/routes/href';

export async function generateMetadata() {
  const t = await getTranslations('auth.logIn');
  return pageMetadata({ path: href('/login'), title: t('title'), description: t('lead') });
}

export default function Page() {
  return (
    <ClientMessages namespaces={['auth', 'form']}>
      <LoginScreen />
    </ClientMessages>
  );
}
