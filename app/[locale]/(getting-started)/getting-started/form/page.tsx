import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layouts/client-messages';
import { FormScreen } from '@/components/screens/getting-started/form-screen';
import { pageMetadata } from '@/lib/i18n/metadata';
import { href } from '@/lib/routes/href';

export async function generateMetadata() {
  const t = await getTranslations('auth.begin');
  return pageMetadata({ path: href('/getting-started/form'), title: t('formTitle') });
}

export default function Page() {
  return (
    <ClientMessages namespaces={['auth', 'form']}>
      <FormScreen />
    </ClientMessages>
  );
}
