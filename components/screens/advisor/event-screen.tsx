import { EventDesk } from '@/components/schools/event-desk/event-desk';

export const AdvisorEventScreen = () => <EventDesk path="/advisor/event" />;
