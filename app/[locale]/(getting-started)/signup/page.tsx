import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layouts/client-messages';
import { SignupScreen } from '@/components/screens/signup-screen';
import { pageMetadata } from '@/lib/i18n/metadata';
import { href } from '@/lib/routes/href';

export async function generateMetadata() {
  const t = await getTranslations('auth.signUp');
  return pageMetadata({ path: href('/signup'), title: t('title') });
}

export default function Page() {
  return (
    <ClientMessages namespaces={['auth', 'form']}>
      <SignupScreen />
    </ClientMessages>
  );
}
