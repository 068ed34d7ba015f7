export { DetailLayout as default } from '@/components/layouts/detail-layout';
