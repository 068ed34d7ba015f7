import { getTranslations } from 'next-intl/server';
import { Missing } from '@/components/feedback/missing';

/** An address that never exists: a static route must name at least one. */
export const generateStaticParams = () => [{ rest: ['-'] }];

export async function generateMetadata() {
  const t = await getTranslations('feedback.error.404');
  return { title: t('title') };
}

export default function Page() {
  return <Missing />;
}
