export { GettingStartedLayout as default } from '@/components/layouts/getting-started-layout';
