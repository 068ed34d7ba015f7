import { getLocale } from 'next-intl/server';
import { QuestionView } from '@/components/questions/question-view';
import { Missing } from '@/components/feedback/missing';
import { moved } from '@/components/feedback/moved';
import { cachedAnswers, cachedQuestion, cachedSimilarQuestions } from '@/lib/query/questions';
import { href } from '@/lib/routes/href';

/** One question. A duplicate leads to the question that it is of (308); what readers do not see is not found. */
export async function AnswerDetailScreen({ id }: { id: string }) {
  const question = await cachedQuestion(id);
  if (!question) return <Missing />;
  if (question.state === 'merged' && question.mergedInto)
    moved(href('/forum/answer/[id]', { id: question.mergedInto }), await getLocale());
  const [answers, similar] = await Promise.all([
    cachedAnswers(question),
    cachedSimilarQuestions(question.title, question.organizationId),
  ]);
  const others = similar.filter(({ questionId }) => questionId !== question.questionId);
  return <QuestionView question={question} answers={answers} similar={others} />;
}
