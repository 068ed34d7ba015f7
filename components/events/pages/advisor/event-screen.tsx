import { EventDesk } from '@/components/events/event-desk/event-desk';

export const AdvisorEventScreen = () => <EventDesk path="/advisor/event" />;
