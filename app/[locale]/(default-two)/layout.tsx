export { DefaultTwoLayout as default } from '@/components/layouts/default-two-layout';
