import { defineCataloguePage } from '@/components/layouts/define-page';
import { JobScreen } from '@/components/articles/pages/job-screen';

const page = defineCataloguePage('/job', JobScreen, {
  title: 'article.place.job.title',
  description: 'article.place.job.lead',
  indexable: true,
  feed: 'job',
});
export const generateMetadata = page.metadata;
export default page.Page;
