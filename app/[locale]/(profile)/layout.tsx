export { ProfileLayout as default } from '@/components/layouts/profile-layout';
