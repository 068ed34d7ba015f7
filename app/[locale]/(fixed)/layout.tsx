export { FixedLayout as default } from '@/components/layouts/fixed-layout';
