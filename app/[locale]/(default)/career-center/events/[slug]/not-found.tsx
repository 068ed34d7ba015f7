export { EventMissingScreen as default } from '@/components/screens/career-center/events/event-missing-screen';
