export { FullscreenLayout as default } from '@/components/layouts/fullscreen-layout';
