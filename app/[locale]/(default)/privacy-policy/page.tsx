import { getTranslations } from 'next-intl/server';
import { PrivacyPolicyScreen } from '@/components/screens/privacy-policy-screen';
import { pageMetadata } from '@/lib/i18n/metadata';
import { href } from '@/lib/routes/href';

export async function generateMetadata() {
  const t = await getTranslations('help');
  return pageMetadata({
    path: href('/privacy-policy'),
    title: t('policy.title'),
    description: t('policy.lead'),
    indexable: true,
  });
}

export default function Page() {
  return <PrivacyPolicyScreen />;
}
