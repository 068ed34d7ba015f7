import { VisitDesk } from '@/components/visits/visit-desk';

export const AdvisorVisitsScreen = () => <VisitDesk path="/advisor/visits" />;
