import { VisitDetail } from '@/components/people/visit/visit-detail';

export const PartnerVisitsDetailScreen = () => <VisitDetail path="/partner/visits" />;
