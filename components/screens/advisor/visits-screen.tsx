import { VisitDesk } from '@/components/people/visit/visit-desk';

export const AdvisorVisitsScreen = () => <VisitDesk path="/advisor/visits" />;
