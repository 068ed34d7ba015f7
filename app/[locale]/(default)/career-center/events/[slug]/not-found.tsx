export { EventMissingScreen as default } from '@/components/events/pages/career-center/events/event-missing-screen';
