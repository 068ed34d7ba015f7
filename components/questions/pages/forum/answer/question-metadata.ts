import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { truncateGraphemes } from '@/lib/domain/khmer/khmer';
import { pageMetadata } from '@/lib/i18n/metadata';
import { cachedQuestion } from '@/lib/query/questions';
import { href } from '@/lib/routes/href';

const descriptionMax = 160;

/** Search engines read a question once somebody has answered it. */
export async function questionMetadata({ id }: { id: string }): Promise<Metadata> {
  const question = await cachedQuestion(id);
  if (!question || question.state !== 'open')
    return { title: (await getTranslations('feedback'))('error.404.title') };
  const { questionId, title, description, answerCount } = question;
  return pageMetadata({
    path: href('/forum/answer/[id]', { id: questionId }),
    title,
    description: truncateGraphemes(description || title, descriptionMax),
    type: 'article',
    indexable: answerCount > 0,
  });
}
