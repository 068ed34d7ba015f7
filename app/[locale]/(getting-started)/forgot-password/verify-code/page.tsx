import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layouts/client-messages';
import { VerifyCodeScreen } from '@/components/screens/forgot-password/verify-code-screen';
import { pageMetadata } from '@/lib/i18n/metadata';
import { href } from '@/lib/routes/href';

export async function generateMetadata() {
  const t = await getTranslations('auth.verify');
  return pageMetadata({ path: href('/forgot-password/verify-code'), title: t('title') });
}

export default function Page() {
  return (
    <ClientMessages namespaces={['auth', 'form']}>
      <VerifyCodeScreen />
    </ClientMessages>
  );
}
