import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layouts/client-messages';
import { RegisteredScreen } from '@/components/screens/advisor/user/registered-screen';
import { questionnairePlace } from '@/lib/env/orientation-subjects';
import { pageMetadata } from '@/lib/i18n/metadata';
import { href } from '@/lib/routes/href';

export async function generateMetadata() {
  const t = await getTranslations('people');
  return pageMetadata({ path: href('/advisor/user/registered'), title: t('title') });
}

export default function Page() {
  return (
    <ClientMessages namespaces={['people']}>
      <RegisteredScreen organizationId={questionnairePlace('holland').organizationId} />
    </ClientMessages>
  );
}
