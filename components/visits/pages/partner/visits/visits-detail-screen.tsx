import { VisitDetail } from '@/components/visits/visit-detail';

export const PartnerVisitsDetailScreen = () => <VisitDetail path="/partner/visits" />;
