import { defineAskedPage } from '@/components/layouts/define-page';
import { EventsScreen } from '@/components/screens/events-screen';

// Without its list the shell would be empty.
export const instant = false;
const page = defineAskedPage('/events', EventsScreen);
export const generateStaticParams = page.params;
export const generateMetadata = page.metadata;
export default page.Page;
