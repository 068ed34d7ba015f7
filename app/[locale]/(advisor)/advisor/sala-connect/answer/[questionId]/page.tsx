import { definePage } from '@/components/layouts/define-page';
import { AdvisorAnswerDetailScreen } from '@/components/questions/pages/advisor/sala-connect/answer/answer-detail-screen';

export const generateStaticParams = () => [{ questionId: '-' }];

const page = definePage('/advisor/sala-connect/answer/[questionId]', AdvisorAnswerDetailScreen, {
  title: 'forum.desk.title',
  messages: ['forum', 'question', 'review'],
});
export const generateMetadata = page.metadata;
export default page.Page;
