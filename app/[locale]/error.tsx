'use client';

export { FrameError as default } from '@/components/feedback/frame-error';
