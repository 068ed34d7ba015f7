export { StudentPortalLayout as default } from '@/components/layouts/student-portal-layout';
