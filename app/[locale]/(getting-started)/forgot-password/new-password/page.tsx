import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layouts/client-messages';
import { NewPasswordScreen } from '@/components/screens/forgot-password/new-password-screen';
import { pageMetadata } from '@/lib/i18n/metadata';
import { href } from '@/lib/routes/href';

export async function generateMetadata() {
  const t = await getTranslations('auth.reset.newPin');
  return pageMetadata({ path: href('/forgot-password/new-password'), title: t('title') });
}

export default function Page() {
  return (
    <ClientMessages namespaces={['auth', 'form']}>
      <NewPasswordScreen />
    </ClientMessages>
  );
}
