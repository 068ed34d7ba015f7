import { EventDesk } from '@/components/schools/event-desk/event-desk';

export const PartnerEventScreen = () => <EventDesk path="/partner/event" />;
