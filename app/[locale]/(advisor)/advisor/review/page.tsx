import { definePage } from '@/components/layouts/define-page';
import { ReviewScreen } from '@/components/review/pages/advisor/review-screen';

const page = definePage('/advisor/review', ReviewScreen, {
  title: 'review.title',
  messages: ['education', 'review', 'schoolNames'],
});
export const generateMetadata = page.metadata;
export default page.Page;
