import { getLocale, getTranslations } from 'next-intl/server';
import { Empty } from '@/components/feedback/empty';
import { LinkButton } from '@/components/ui/link-button';
import type { OrientationTest } from '@/lib/domain/orientation/orientation-code';
import { cachedQuestionnaire } from '@/lib/query/catalogue';
import { href } from '@/lib/routes/href';
import { TestRunner } from './test-runner';

/** The statements of a test; the first page is in the HTML, so that it can be read before hydration. */
export async function Questionnaire({ test }: { test: OrientationTest }) {
  const t = await getTranslations('orientation');
  const { items, place } = await cachedQuestionnaire(test, await getLocale());
  const title = t(`${test}.name`);
  if (items.length > 0) return <TestRunner test={test} title={title} items={items} place={place} />;
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <Empty
        title={t('notReady.title')}
        action={<LinkButton href={href('/orientation-test')}>{t('title')}</LinkButton>}
      >
        {t('notReady.body')}
      </Empty>
    </>
  );
}
