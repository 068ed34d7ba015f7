export { DefaultLayout as default } from '@/components/layouts/default-layout';
