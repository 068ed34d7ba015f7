import { getTranslations } from 'next-intl/server';
import { ReleaseNotesScreen } from '@/components/screens/release-notes-screen';
import { pageMetadata } from '@/lib/i18n/metadata';
import { href } from '@/lib/routes/href';

export async function generateMetadata() {
  const t = await getTranslations('help');
  return pageMetadata({
    path: href('/release-notes'),
    title: t('releases.title'),
    description: t('releases.lead'),
    indexable: true,
  });
}

export default function Page() {
  return <ReleaseNotesScreen />;
}
