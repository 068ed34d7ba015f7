import { defineDetailPage } from '@/components/layouts/define-page';
import { AnswerDetailScreen } from '@/components/questions/pages/forum/answer/answer-detail-screen';
import { questionMetadata } from '@/components/questions/pages/forum/answer/question-metadata';
import { cachedQuestions } from '@/lib/query/questions';

// Without its question the shell would be empty.
export const instant = false;

/** An existing one, so that the build renders the page; '-' never exists. */
export async function generateStaticParams() {
  const [first] = (await cachedQuestions()).data;
  return [{ id: first?.questionId ?? '-' }];
}

const page = defineDetailPage('/forum/answer/[id]', AnswerDetailScreen, questionMetadata);
export const generateMetadata = page.metadata;
export default page.Page;
