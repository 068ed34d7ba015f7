import { VisitDetail } from '@/components/people/visit/visit-detail';

export const AdvisorVisitsDetailScreen = () => <VisitDetail path="/advisor/visits" />;
