export { SchoolLayout as default } from '@/components/layouts/school-layout';
