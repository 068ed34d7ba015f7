import { VisitDetail } from '@/components/visits/visit-detail';

export const AdvisorVisitsDetailScreen = () => <VisitDetail path="/advisor/visits" />;
