export { UniversityLayout as default } from '@/components/layouts/university-layout';
