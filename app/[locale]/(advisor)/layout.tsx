export { AdvisorLayout as default } from '@/components/layouts/advisor-layout';
