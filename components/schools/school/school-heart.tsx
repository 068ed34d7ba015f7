'use client';

import { createMark } from '@/components/kits/mark/create-mark';
import { HeartButton, type HeartButtonProps } from '@/components/kits/mark/heart-button';

const schoolFavorites = createMark('favorite', async () => (await import('./favorite-calls')).favoriteCalls, {
  onDevice: true,
});

/** The pressable part of `FavoriteHeart`. */
export const SchoolHeart = (props: Omit<HeartButtonProps, 'mark'>) => (
  <HeartButton {...props} mark={schoolFavorites} />
);
