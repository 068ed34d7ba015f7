import { definePage } from '@/components/layouts/define-page';
import { ThankYouScreen } from '@/components/campaigns/pages/campaigns/thank-you-screen';

const page = definePage('/campaigns/thank-you', ThankYouScreen, {
  title: 'campaign.thanks.title',
  messages: ['campaign'],
});
export const generateMetadata = page.metadata;
export default page.Page;
