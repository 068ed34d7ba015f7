import { EventDesk } from '@/components/events/event-desk/event-desk';

export const PartnerEventScreen = () => <EventDesk path="/partner/event" />;
