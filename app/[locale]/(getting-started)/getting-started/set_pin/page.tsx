import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layouts/client-messages';
import { SetPinScreen } from '@/components/screens/getting-started/set-pin-screen';
import { pageMetadata } from '@/lib/i18n/metadata';
import { href } from '@/lib/routes/href';

export async function generateMetadata() {
  const t = await getTranslations('auth.newPin');
  return pageMetadata({ path: href('/getting-started/set_pin'), title: t('title') });
}

export default function Page() {
  return (
    <ClientMessages namespaces={['auth', 'form']}>
      <SetPinScreen />
    </ClientMessages>
  );
}
