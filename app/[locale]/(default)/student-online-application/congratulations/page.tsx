import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layouts/client-messages';
import { CongratulationsScreen } from '@/components/screens/student-online-application/congratulations-screen';
import { pageMetadata } from '@/lib/i18n/metadata';
import { href } from '@/lib/routes/href';

export async function generateMetadata() {
  const t = await getTranslations('enrollment.thanks');
  return pageMetadata({ path: href('/student-online-application/congratulations'), title: t('title') });
}

export default function Page() {
  return (
    <ClientMessages namespaces={['enrollment']}>
      <CongratulationsScreen />
    </ClientMessages>
  );
}
